import { dayOfWaterId } from '@seguia/shared/domain/water/water-day';
import type { WaterValues } from '@seguia/shared/domain/water/water-quantities';
import { defineMessages, isolate, useFormat, useIntl } from '@seguia/shared/platform';
import { useFarmData } from '../farm-data/use-farm-data.ts';
import { useWaterFormat } from './use-water-format.ts';
import { waterMessages } from './water-messages.ts';

const messages = defineMessages({
  deletion: { id: 'readings.water.deletion', defaultMessage: 'Suppression' },
});

/** Describes a change of a water day in two lines: which day of which plot or farm, and the values. */
export function useWaterLines(): (change: { id: string; values: WaterValues | null }) => {
  title: string;
  text: string;
} {
  const intl = useIntl();
  const { date } = useFormat();
  const { plots } = useFarmData();
  const { line } = useWaterFormat();
  return ({ id, values }) => {
    const day = dayOfWaterId(id);
    const plot = day?.plotId && plots.get(day.plotId)?.name;
    return {
      title: [
        intl.formatMessage(waterMessages.title),
        ...(plot ? [isolate(plot)] : []),
        ...(day ? [isolate(date(day.date))] : []),
      ].join(' · '),
      text: values ? line(values) : intl.formatMessage(messages.deletion),
    };
  };
}
