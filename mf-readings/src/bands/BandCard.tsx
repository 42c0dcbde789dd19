import { targetFields } from '@seguia/shared/domain/plantings/target-fields';
import { defineMessages, isolate, type Plot, type TargetBand, useFormat, useIntl } from '@seguia/shared/platform';
import { Card, isolated } from '@seguia/shared/ui';
import { bandLimits } from '../words/format-band.ts';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import styles from './Bands.module.css';

const messages = defineMessages({
  from: { id: 'readings.bands.from', defaultMessage: 'depuis le {from}' },
  between: { id: 'readings.bands.between', defaultMessage: 'du {from} au {to}' },
  anyCrop: { id: 'readings.bands.anyCrop', defaultMessage: 'Variété retirée de la parcelle' },
});

export interface BandCardProps {
  band: TargetBand;
  plot: Plot;
  /** Opens the band's form; undefined for people who may not change it. */
  onPress: (() => void) | undefined;
}

/** A target band: variety, days, and the limits that are set. */
export function BandCard({ band, plot, onPress }: BandCardProps) {
  const intl = useIntl();
  const { date } = useFormat();
  const measures = useMeasureFormat();
  const crop = plot.crops.find(({ cropTypeId }) => cropTypeId === band.cropTypeId);
  const from = isolate(date(band.from));
  return (
    <Card
      level={3}
      title={crop ? formatCrops([crop]) : intl.formatMessage(messages.anyCrop)}
      meta={
        band.to
          ? intl.formatMessage(messages.between, { from, to: isolate(date(band.to)) })
          : intl.formatMessage(messages.from, { from })
      }
      onPress={onPress}
    >
      <dl className={styles.limits}>
        {targetFields.map((measure) => {
          const own = band[measure];
          const limits = own && bandLimits(measures, measure, own);
          return (
            limits && (
              <div key={measure} className={styles.limit}>
                <dt>{measures.label(measure)}</dt>
                <dd>
                  {isolated(limits)} {measures.unit(measure)}
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </Card>
  );
}
