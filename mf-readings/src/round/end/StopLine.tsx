import { useIntl } from '@seguia/shared/platform';
import { Icon, Row, StatusMark, VisuallyHidden } from '@seguia/shared/ui';
import { outsideSentence } from '@seguia/shared/sentences/outside-sentence';
import { standingOf } from '@seguia/shared/domain/board/standing';
import { useFarmData } from '../../farm-data/use-farm-data.ts';
import { useMeasureFormat } from '../../words/use-measure-format.ts';
import { savedStopMessages } from '../messages/saved-stop-messages.ts';
import type { StopResult } from './round-result.ts';

/** A plot of a round that is over: what of it is outside of its target. A tap goes back to the plot, to correct it. */
export function StopLine({ stop, onCorrect }: { stop: StopResult; onCorrect: () => void }) {
  const { plot, reading, outside } = stop;
  const intl = useIntl();
  const measures = useMeasureFormat();
  const { band } = standingOf(reading, plot, useFarmData().bands);
  const sentences = outside.flatMap(({ measure }) => {
    const [value, limits] = [reading[measure], band?.[measure]];
    return value === null || !limits ? [] : [outsideSentence(measures, measure, value, limits)];
  });
  const [first] = outside;
  return (
    <Row
      title={
        <>
          <VisuallyHidden>{intl.formatMessage(savedStopMessages.correctPlot, { plot: plot.name })}</VisuallyHidden>
          <bdi aria-hidden>{plot.name}</bdi>
        </>
      }
      text={sentences.join(' · ') || undefined}
      start={<StatusMark state={first?.state ?? 'in'} label="" size={20} />}
      end={<Icon name="edit" size={20} />}
      onPress={onCorrect}
    />
  );
}
