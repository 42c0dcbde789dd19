import {
  defineMessages,
  type DeviceReading,
  paths,
  type Plot,
  type TargetBand,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { measureAt, type MeasuredField, type Side } from '@seguia/shared/domain/readings/measures';
import { quantities, type Quantity } from '@seguia/shared/domain/readings/quantities';
import { Card, isolated, Num, StatusMark, Value, VisuallyHidden } from '@seguia/shared/ui';
import { outsideSentence } from '@seguia/shared/sentences/outside-sentence';
import { formatBandState } from '../words/format-band.ts';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import { sideMessages } from './item-messages.ts';
import { shortMessages } from '../words/short-messages.ts';
import { deliveryMessages } from '../words/delivery-messages.ts';
import { standingOf } from '@seguia/shared/domain/board/standing';
import styles from './PlotCard.module.css';

const messages = defineMessages({
  side: { id: 'readings.card.side', defaultMessage: 'Eau' },
});

const columns = Object.keys(quantities) as Quantity[];

export interface PlotCardProps {
  plot: Plot;
  /** The plot's newest reading. */
  reading: DeviceReading;
  bands: readonly TargetBand[];
}

/** A plot with its newest reading. Only values outside of the band get a sentence. */
export function PlotCard({ plot, reading, bands }: PlotCardProps) {
  const intl = useIntl();
  const format = useFormat();
  const measures = useMeasureFormat();
  const { band, states, crops } = standingOf(reading, plot, bands);
  const cell = (side: Side, quantity: Quantity) => {
    const measure = measureAt(side, quantity);
    if (!measure) {
      return (
        <td key={quantity} className={styles.none}>
          –
        </td>
      );
    }
    const value = reading[measure];
    const state = states[measure];
    return (
      <td key={quantity}>
        <Value
          state={state}
          stateLabel={
            value !== null && state && band ? formatBandState(measures, measure, value, band[measure], state) : ''
          }
        >
          {value === null ? null : measures.formatValue(measure, value)}
        </Value>
      </td>
    );
  };
  const outside = (Object.entries(states) as [MeasuredField, string][]).filter(
    ([, state]) => state === 'above' || state === 'below',
  );
  return (
    <Card
      as="li"
      level={3}
      to={paths.reading(reading.id)}
      title={plot.name}
      meta={
        <span className={styles.meta}>
          {reading.state !== 'sent' && (
            <StatusMark state={reading.state} label={intl.formatMessage(deliveryMessages[reading.state])} size={20} />
          )}
          <Num>{format.time(reading.time)}</Num>
        </span>
      }
    >
      {crops.length > 0 && <p className={styles.crop}>{formatCrops(crops)}</p>}
      <table className={styles.values}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{intl.formatMessage(messages.side)}</VisuallyHidden>
            </th>
            {columns.map((quantity) => (
              <th key={quantity} scope="col">
                {intl.formatMessage(shortMessages[quantity])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(['intake', 'drain'] as const).map((side) => (
            <tr key={side}>
              <th scope="row">{intl.formatMessage(sideMessages[side])}</th>
              {columns.map((quantity) => cell(side, quantity))}
            </tr>
          ))}
        </tbody>
      </table>
      {outside.map(([measure, state]) => {
        const value = reading[measure];
        if (value === null || !band) return null;
        return (
          <p key={measure} className={styles.outside}>
            <StatusMark state={state === 'above' ? 'above' : 'below'} label="" />
            {isolated(outsideSentence(measures, measure, value, band[measure]))}
          </p>
        );
      })}
    </Card>
  );
}
