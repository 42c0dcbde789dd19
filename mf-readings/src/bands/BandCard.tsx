import { measuredFields } from '@seguia/shared/domain/readings/measures';
import { defineMessages, isolate, type Plot, type TargetBand, useFormat, useIntl } from '@seguia/shared/platform';
import { Card, isolated } from '@seguia/shared/ui';
import { bandLimits } from '../words/band-words.ts';
import { cropWords } from '../words/crop-words.ts';
import { useMeasureWords } from '../words/measures.ts';
import styles from './Bands.module.css';

const texts = defineMessages({
  from: { id: 'readings.bands.from', defaultMessage: 'depuis le {from}' },
  between: { id: 'readings.bands.between', defaultMessage: 'du {from} au {to}' },
  anyCrop: { id: 'readings.bands.anyCrop', defaultMessage: 'Variété retirée de la parcelle' },
});

export interface BandCardProps {
  band: TargetBand;
  plot: Plot;
  /** Opens it for a change; for those who may. */
  onPress: (() => void) | undefined;
}

/** A target band: variety, days, and the limits that are set. */
export function BandCard({ band, plot, onPress }: BandCardProps) {
  const intl = useIntl();
  const { date } = useFormat();
  const words = useMeasureWords();
  const crop = plot.crops.find(({ cropTypeId }) => cropTypeId === band.cropTypeId);
  const from = isolate(date(band.from));
  return (
    <Card
      level={3}
      title={crop ? cropWords([crop]) : intl.formatMessage(texts.anyCrop)}
      meta={
        band.to
          ? intl.formatMessage(texts.between, { from, to: isolate(date(band.to)) })
          : intl.formatMessage(texts.from, { from })
      }
      onPress={onPress}
    >
      <dl className={styles.limits}>
        {measuredFields.map((measure) => {
          const limits = bandLimits(words, measure, band[measure]);
          return (
            limits && (
              <div key={measure} className={styles.limit}>
                <dt>{words.label(measure)}</dt>
                <dd>
                  {isolated(limits)} {words.unit(measure)}
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </Card>
  );
}
