import { measuredFields, quantityOf, sideOf } from '@seguia/shared/domain/readings/measures';
import { isolate, useIntl } from '@seguia/shared/platform';
import { isolated } from '@seguia/shared/ui';
import type { Span } from '../series/series.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';
import styles from './SeasonSentences.module.css';
import { seasonDifference, type SeasonPair } from './season-difference.ts';

/** What drains comes first: it is what the roots have. */
const order = measuredFields.toSorted((a, b) => sideOf(a).localeCompare(sideOf(b)));

interface SeasonSentencesProps {
  pairs: readonly SeasonPair[];
  /** The days that are compared. */
  span: Span;
  /** The words of the alignment: "at the same age". */
  when: string;
}

/** One sentence a measure: its mean (of pH its median) of these days, and that of the season before on the days that both have. */
export function SeasonSentences({ pairs, span, when }: SeasonSentencesProps) {
  const intl = useIntl();
  const measures = useMeasureFormat();
  const sentences = order.flatMap((measure) => {
    const found = seasonDifference(pairs, measure, span);
    if (!found) return [];
    const quantity = quantityOf(measure);
    const written = (value: number) => {
      const unit = measures.unit(quantity);
      return isolate(unit ? `${measures.formatValue(quantity, value)} ${unit}` : measures.formatValue(quantity, value));
    };
    const text = intl.formatMessage(
      {
        id: 'campaigns.compared.sentence',
        defaultMessage:
          '{measure} : {now} {kind, select, volume {en moyenne par volume} median {en médiane} other {en moyenne}}, contre {before} {when} ({difference}).',
      },
      {
        measure: measures.name(measure),
        kind: found.kind,
        now: written(found.now),
        before: written(found.before),
        when,
        difference: isolate(measures.formatDifference(quantity, found.now - found.before)),
      },
    );
    return [{ measure, text }];
  });
  if (sentences.length === 0) return null;
  return (
    <ul
      className={styles.sentences}
      aria-label={intl.formatMessage({
        id: 'campaigns.compared.title',
        defaultMessage: 'Par rapport à la saison passée',
      })}
    >
      {sentences.map(({ measure, text }) => (
        <li key={measure}>{isolated(text)}</li>
      ))}
    </ul>
  );
}
