import { type DeviceReading, type Plot, useIntl } from '@seguia/shared/platform';
import { Button, isolated, StatusMark } from '@seguia/shared/ui';
import type { ComparedValues } from '@seguia/shared/domain/readings/compared-values';
import { isOutside } from '@seguia/shared/domain/bands';
import { answerTo } from '../answer/answer.ts';
import { standingOf } from '@seguia/shared/domain/board/standing';
import { useFarmData } from '../farm-data/use-farm-data.ts';
import { AnswerLines } from '../answer/AnswerLines.tsx';
import { SavedStatus } from '../form/saving/SavedStatus.tsx';
import { EcDifference } from '../answer/EcDifference.tsx';
import { outsideSentence } from '@seguia/shared/sentences/outside-sentence';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import { savedStopMessages } from './messages/saved-stop-messages.ts';
import styles from './SavedStop.module.css';

/** A plot's reading that was just saved, and what its values were compared with. */
export interface Saved {
  plot: Plot;
  reading: DeviceReading;
  compared: ComparedValues;
}

/**
 * The strip above the next plot: says that the previous one is saved and what of it is outside of its target, and leads back to correct it.
 * It is always in the page, for screen readers.
 */
export function SavedStop({ saved, onCorrect }: { saved: Saved | null; onCorrect: (plot: Plot) => void }) {
  const intl = useIntl();
  return (
    <div className={saved ? styles.strip : undefined}>
      <SavedStatus reading={saved?.reading ?? null}>
        {saved && (
          <Button
            variant="quiet"
            label={intl.formatMessage(savedStopMessages.correctPlot, { plot: saved.plot.name })}
            onPress={() => onCorrect(saved.plot)}
          >
            {intl.formatMessage(savedStopMessages.correct)}
          </Button>
        )}
      </SavedStatus>
      {saved && <AnswerOf {...saved} />}
    </div>
  );
}

/** The values outside of their target, or otherwise the EC difference. A press shows every value with its change. */
function AnswerOf({ plot, reading, compared }: Saved) {
  const farm = useFarmData();
  const measures = useMeasureFormat();
  const answer = answerTo(reading, compared, standingOf(reading, farm.plots.get(plot.id), farm.bands).band);
  const outside = answer.measures.flatMap(({ measure, value, band, state }) =>
    band && isOutside(state) ? [{ state, sentence: outsideSentence(measures, measure, value, band) }] : [],
  );
  const difference = <EcDifference reading={reading} />;
  return (
    <details className={styles.answer}>
      <summary className={styles.line}>
        {outside[0] && <StatusMark state={outside[0].state} label="" size={20} />}
        <span className={styles.words}>
          <b>{isolated(plot.name)}</b>{' '}
          {outside.length > 0
            ? outside.map(({ sentence }) => <span key={sentence}>{isolated(sentence)}. </span>)
            : difference}
        </span>
      </summary>
      {outside.length > 0 && <p>{difference}</p>}
      <AnswerLines {...answer} />
    </details>
  );
}
