import {
  defineMessages,
  farmAtom,
  farmersAtom,
  isolate,
  type OutboxEntry,
  type ReadingBody,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { measuredFields } from '@seguia/shared/domain/readings/measures';
import { deliveryMessages } from '../words/delivery-messages.ts';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import { useWaterLines } from '../water-day/use-water-lines.ts';
import { useMeters } from '../meter/use-meters.ts';
import { useFarmData } from '../farm-data/use-farm-data.ts';

const messages = defineMessages({
  deletion: { id: 'readings.unsent.deletion', defaultMessage: 'Suppression d’un relevé' },
  calibration: { id: 'readings.unsent.calibration', defaultMessage: 'Étalonnage' },
  otherFarm: { id: 'readings.unsent.otherFarm', defaultMessage: 'Une autre exploitation' },
});

export interface EntryLines {
  /** Plot and time of the reading, or the kind of change. */
  title: string;
  /** The measured values in one line, and the farm if it is another one. */
  text: string;
}

/** Describes a change that is not sent, in two lines. */
export function useEntryLines(): (entry: OutboxEntry) => EntryLines {
  const intl = useIntl();
  const format = useFormat();
  const { label, formatValue } = useMeasureFormat();
  const { plots } = useFarmData();
  const farmId = useAtomValue(farmAtom)?.id;
  const { list } = useAtomValue(farmersAtom);
  const meters = useMeters();
  const waterLines = useWaterLines();
  const values = (body: ReadingBody) =>
    measuredFields.flatMap((measure) => {
      const value = body[measure];
      return value === null || value === undefined ? [] : [`${label(measure)} ${isolate(formatValue(measure, value))}`];
    });
  return ({ body, kind, farmId: at, water, calibration }) => {
    const farm =
      at === farmId ? [] : [list.find(({ id }) => id === at)?.name ?? intl.formatMessage(messages.otherFarm)];
    if (water) {
      const { title, text } = waterLines(water);
      return { title, text: [...farm, text].join(' · ') };
    }
    if (calibration) {
      const meter = meters.find(({ id }) => id === calibration.meterId)?.name;
      const text = [meter && isolate(meter), isolate(format.dateTime(calibration.at))].filter(Boolean).join(' · ');
      return { title: intl.formatMessage(messages.calibration), text: [...farm, text].join(' · ') };
    }
    if (kind === 'delete') return { title: intl.formatMessage(messages.deletion), text: farm.join('') };
    // A newer version of the app made it, and will send it.
    if (!body) return { title: intl.formatMessage(deliveryMessages.waiting), text: farm.join('') };
    const plot = plots.get(body.plotId)?.name;
    const when = isolate(`${format.date(body.date)} ${format.time(body.time)}`);
    return {
      title: plot ? `${isolate(plot)} · ${when}` : when,
      text: [...farm, ...values(body)].join(' · '),
    };
  };
}
