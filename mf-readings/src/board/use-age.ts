import { defineMessages, isolate, useFormat, useIntl } from '@seguia/shared/platform';

const messages = defineMessages({
  dayAndTime: { id: 'readings.board.dayAndTime', defaultMessage: '{day}, {time}' },
});

/** Says when a reading was: its hour today, "yesterday, 16:10", and further back the day alone. */
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
