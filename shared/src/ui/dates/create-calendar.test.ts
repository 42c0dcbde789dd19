import { expect, test } from 'vitest';
import { locales } from '../../i18n/locales.ts';
import { createCalendar } from './create-calendar.ts';

test.each(locales.map(({ locale }) => locale))('%s counts its days by the calendar that is shipped', (locale) => {
  expect(new Intl.DateTimeFormat(locale).resolvedOptions().calendar).toBe(createCalendar().identifier);
});
