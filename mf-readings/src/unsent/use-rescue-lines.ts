import type { CsvCell } from '@seguia/shared/domain/csv';
import { offsetAt, timestampOf } from '@seguia/shared/domain/farm-time';
import { measuredFields, quantityOf } from '@seguia/shared/domain/readings/measures';
import { toMillilitres } from '@seguia/shared/domain/units';
import { dayOfWaterId } from '@seguia/shared/domain/water/water-day';
import { waterFields, waterRules } from '@seguia/shared/domain/water/water-quantities';
import {
  farmAtom,
  farmClockAtom,
  type OutboxEntry,
  type ReadingBody,
  spoken,
  subjectOf,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useFarmData } from '../farm-data/use-farm-data.ts';
import { useMeters } from '../meter/use-meters.ts';
import { useWaterFormat } from '../water-day/use-water-format.ts';
import { deliveryMessages } from '../words/delivery-messages.ts';
import { useReason } from '../words/reason.ts';
import { useFieldLabel } from '../words/use-field-label.ts';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import { useEntryLines } from './use-entry-lines.ts';

const litre = 1000;

/**
 * Makes the rows of the spreadsheet of what is not sent: one for each change, in the person's words and units. The import of files reads the
 * readings, the water and the light of it again. Its last column says what a change is that is no reading, and why it is not sent.
 * The results of a calibration are in the JSON alone.
 */
export function useRescueLines(title: string): (entries: readonly OutboxEntry[]) => CsvCell[][] {
  const intl = useIntl();
  const format = useFormat();
  const label = useFieldLabel();
  const measures = useMeasureFormat();
  const water = useWaterFormat();
  const linesOf = useEntryLines();
  const reasonOf = useReason();
  const { plots } = useFarmData();
  const meters = useMeters();
  const farmId = useAtomValue(farmAtom)?.id;
  const farmClock = useAtomValue(farmClockAtom);
  const plotName = (id: string) => plots.get(id)?.name ?? id;

  const readingCells = (body: ReadingBody | undefined, clock: OutboxEntry['clock']): CsvCell[] => {
    const { totalDrained, intakePerDripper, dripperCount, dripperUnit } = body ?? {};
    const litres = (volume: number | null | undefined) =>
      typeof volume === 'number' && dripperUnit ? toMillilitres(volume, dripperUnit) / litre : null;
    return [
      body ? isoTime(body, clock ?? farmClock) : null,
      body ? plotName(body.plotId) : null,
      ...measuredFields.map((measure) => {
        const value = body?.[measure] ?? null;
        return value !== null && quantityOf(measure) === 'ec' ? format.ecFromStored(value) : value;
      }),
      litres(totalDrained),
      litres(intakePerDripper),
      (dripperUnit && dripperCount) ?? null,
      body?.note ?? null,
      body?.meterId ? (meters.find(({ id }) => id === body.meterId)?.name ?? body.meterId) : null,
    ];
  };
  const stateOf = (entry: OutboxEntry) => {
    const { title, text } = linesOf(entry);
    const isOwn = subjectOf(entry) === 'reading' && entry.body && entry.farmId === farmId;
    const why = [intl.formatMessage(deliveryMessages[entry.state]), reasonOf(entry)];
    return spoken([...(isOwn ? [] : [title, text]), ...why].filter(Boolean).join(' · '));
  };

  return (entries) => {
    const hasWater = entries.some((entry) => subjectOf(entry) === 'water');
    const head = [
      `${label('date')} / ${label('time')}`,
      label('plotId'),
      ...measuredFields.map((measure) => {
        const unit = measures.unit(measure);
        return unit ? `${measures.label(measure)} (${unit})` : measures.label(measure);
      }),
      `${label('totalDrained')} (L)`,
      `${label('intakePerDripper')} (L)`,
      label('dripperCount'),
      label('note'),
      label('meterId'),
      ...(hasWater ? waterFields.map((field) => `${water.label(field)} (${waterRules(field).unit})`) : []),
      title,
    ];
    const row = (entry: OutboxEntry): CsvCell[] => {
      const cells = readingCells(entry.body, entry.clock);
      const day = entry.water && dayOfWaterId(entry.water.id);
      if (day) cells.splice(0, 2, day.date, day.plotId ? plotName(day.plotId) : null);
      return [
        ...cells,
        ...(hasWater ? waterFields.map((field) => entry.water?.values?.[field] ?? null) : []),
        stateOf(entry),
      ];
    };
    return [head, ...entries.map(row)];
  };
}

/** The hour of a reading on its farm's clock, with its offset (ISO 8601): `2026-06-15T10:30+01:00`. */
function isoTime({ date, time }: ReadingBody, clock: Parameters<typeof timestampOf>[2]): string {
  const minutes = Math.round(offsetAt(timestampOf(date, time, clock), clock) / 60);
  const pad = (number: number) => String(number).padStart(2, '0');
  const ahead = Math.abs(minutes);
  return `${date}T${time}${minutes < 0 ? '-' : '+'}${pad(Math.floor(ahead / 60))}:${pad(ahead % 60)}`;
}
