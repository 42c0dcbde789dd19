import { defineMessages, isolate, useFormat, useIntl } from '@seguia/shared/platform';

const messages = defineMessages({
  dayAndTime: { id: 'readings.board.dayAndTime', defaultMessage: '{day}, {time}' },
});

/** Writes when a reading was taken: its hour for today, "yesterday, 16:10", and the day alone for older ones. */
export function useAge(): (moment: { time: string; daysAgo: number }) => string {
  const intl = useIntl();
  const format = useFormat();
  return ({ time, daysAgo }) => {
    const hour = isolate(format.time(time));
    if (daysAgo === 0) return hour;
    const day = format.daysAgo(daysAgo);
    return daysAgo === 1 ? intl.formatMessage(messages.dayAndTime, { day, time: hour }) : day;
  };
}
