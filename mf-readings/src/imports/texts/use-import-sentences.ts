import { useIntl } from '@seguia/shared/platform';
import { importMessages } from './import-messages.ts';
import type { Sending } from '../sending/sending-job.ts';

/** Says how many readings, and how many days of water and light, an import is about. */
export function useImportSentences() {
  const intl = useIntl();
  const days = (count: number) => intl.formatMessage(importMessages.days, { count });
  const readings = (count: number) => intl.formatMessage(importMessages.readings, { count });
  const both = (readingCount: number, dayCount: number) =>
    intl.formatMessage(importMessages.and, { readings: readings(readingCount), days: days(dayCount) });
  return {
    days: (count: number) => intl.formatMessage(importMessages.daysAlone, { count }),
    button(readingCount: number, dayCount: number) {
      if (dayCount === 0) return intl.formatMessage(importMessages.import, { count: readingCount });
      const what = readingCount === 0 ? days(dayCount) : both(readingCount, dayCount);
      return intl.formatMessage(importMessages.importWhat, { what });
    },
    sending: ({ count, days: dayCount }: Pick<Sending, 'count' | 'days'>) =>
      count > 0
        ? intl.formatMessage(importMessages.sending, { count })
        : intl.formatMessage(importMessages.saving, { days: days(dayCount) }),
  };
}
