import { isOutside } from '@seguia/shared/domain/bands';
import { defineMessages, type DeviceReading, paths, useFormat, useIntl } from '@seguia/shared/platform';
import { measureAt, measuredFields, type Side } from '@seguia/shared/domain/readings/measures';
import { sides } from '@seguia/shared/domain/readings/reading-fields';
import { quantities, type Quantity } from '@seguia/shared/domain/readings/quantities';
import { Card, isolated, Num, StatusMark, Value, VisuallyHidden } from '@seguia/shared/ui';
import { outsideSentence } from '@seguia/shared/sentences/outside-sentence';
import { formatBandState } from '../words/format-band.ts';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import { sideMessages } from '../rows/item-messages.ts';
import { fieldMessages } from '../words/field-messages.ts';
import { shortMessages } from '../words/short-messages.ts';
import { deliveryMessages } from '../words/delivery-messages.ts';
import type { BoardPlot } from './board-plot.ts';
import { useAge } from './use-age.ts';
import styles from './PlotCard.module.css';

const messages = defineMessages({
  side: { id: 'readings.card.side', defaultMessage: 'Eau' },
});

const kinds = Object.keys(quantities) as Quantity[];

/** More kinds of values than three are wider than a card: each then has a line, with a column for each water. */
const isTall = kinds.length > 3;

export interface PlotCardProps {
  /** The state of the plot, as on the board. */
  plot: BoardPlot;
  /** The plot's newest reading. */
  reading: DeviceReading;
}

/**
 * A plot with the newest value of each measure, which a later reading of only some of them does not take away: a value of an earlier
 * reading says when it was read. Only values outside of the band get a sentence.
 */
export function PlotCard({ plot: { plot, crops, now }, reading }: PlotCardProps) {
  const intl = useIntl();
  const format = useFormat();
  const measures = useMeasureFormat();
  const age = useAge();
  const cell = (side: Side, quantity: Quantity) => {
    const key = `${side} ${quantity}`;
    const measure = measureAt(side, quantity);
    if (!measure) {
      return (
        <td key={key} className={styles.none}>
          –
        </td>
      );
    }
    const newest = now.values[measure];
    if (!newest) {
      return (
        <td key={key}>
          <Value>{null}</Value>
        </td>
      );
    }
    const { value, state, band, daysAgo } = newest;
    return (
      <td key={key}>
        <Value state={state} stateLabel={state && band ? formatBandState(measures, measure, value, band, state) : ''}>
          {measures.formatValue(measure, value)}
        </Value>
        {newest.reading.id !== reading.id && (
          <span className={styles.when}>{isolated(age({ time: newest.reading.time, daysAgo }))}</span>
        )}
      </td>
    );
  };
  const ofKinds = kinds.map((kind) => ({
    name: intl.formatMessage(shortMessages[kind]),
    cells: () => sides.map((side) => cell(side, kind)),
  }));
  const ofSides = sides.map((side) => ({
    name: intl.formatMessage(sideMessages[side]),
    cells: () => kinds.map((kind) => cell(side, kind)),
  }));
  const [heads, lines] = isTall ? [ofSides, ofKinds] : [ofKinds, ofSides];
  const outside = measuredFields.filter((measure) => isOutside(now.values[measure]?.state));
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
              <VisuallyHidden>{intl.formatMessage(isTall ? fieldMessages.entryValue : messages.side)}</VisuallyHidden>
            </th>
            {heads.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells()}
            </tr>
          ))}
        </tbody>
      </table>
      {outside.map((measure) => {
        const { value, band, state } = now.values[measure] ?? {};
        if (value === undefined || !band) return null;
        return (
          <p key={measure} className={styles.outside}>
            <StatusMark state={state === 'above' ? 'above' : 'below'} label="" />
            {isolated(outsideSentence(measures, measure, value, band))}
          </p>
        );
      })}
    </Card>
  );
}
