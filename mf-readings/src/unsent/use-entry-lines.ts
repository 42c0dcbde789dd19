import {
  defineMessages,
  farmAtom,
  farmersAtom,
  isolate,
  type OutboxEntry,
  type ReadingBody,
  type Subject,
  subjectOf,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { measuredFields } from '@seguia/shared/domain/readings/measures';
import { deliveryMessages } from '../words/delivery-messages.ts';
import { useMeasureFormat } from '../words/use-measure-format.ts';
import { useWaterLines } from '../water-day/use-water-lines.ts';
import { useMeters } from '../meter/use-meters.ts';
import { instructionMessages } from '../instructions/instruction-messages.ts';
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
  /** The lines of each subject, without the farm. */
  const lines: Record<Subject, (entry: OutboxEntry) => EntryLines> = {
    water: ({ water }) => (water ? waterLines(water) : unknownLines),
    calibration({ calibration }) {
      const meter = meters.find(({ id }) => id === calibration?.meterId)?.name;
      const at = calibration && isolate(format.dateTime(calibration.at));
      return {
        title: intl.formatMessage(messages.calibration),
        text: [meter && isolate(meter), at].filter(Boolean).join(' · '),
      };
    },
    instruction({ instruction }) {
      const values = instruction?.values ?? instruction?.seen;
      if (!values) return unknownLines;
      const plot = isolate(plots.get(values.plotId)?.name ?? '');
      const isDone = instruction?.values ? instruction.values.doneAt !== null : false;
      const text = isolate(values.text);
      const line = isDone ? intl.formatMessage(instructionMessages.withDone, { text }) : text;
      const gone = instruction?.values ? '' : intl.formatMessage(instructionMessages.takenBack);
      return {
        title: intl.formatMessage(instructionMessages.ofPlot, { plot }),
        text: [gone, line].filter(Boolean).join(' · '),
      };
    },
    reading({ kind, body }) {
      if (kind === 'delete') return { title: intl.formatMessage(messages.deletion), text: '' };
      if (!body) return unknownLines;
      const plot = plots.get(body.plotId)?.name;
      const when = isolate(`${format.date(body.date)} ${format.time(body.time)}`);
      return { title: plot ? `${isolate(plot)} · ${when}` : when, text: values(body).join(' · ') };
    },
  };
  // A newer version of the app made it, and will send it.
  const unknownLines = { title: intl.formatMessage(deliveryMessages.waiting), text: '' };
  return (entry) => {
    const { title, text } = lines[subjectOf(entry)](entry);
    const { farmId: at } = entry;
    const farm =
      at === farmId ? '' : (list.find(({ id }) => id === at)?.name ?? intl.formatMessage(messages.otherFarm));
    return { title, text: [farm, text].filter(Boolean).join(' · ') };
  };
}
