import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { spokenCell } from './use-cell-text.ts';

test('a cell is read out with the comma of the language between its facts', () => {
  const intl = createIntl({ locale: 'ar-MA', messages: { 'campaigns.export.column': '{measure}، {figure}' } });
  const cell = { plot: 'البيت 1', days: '14 غشت', facts: ['EC 2.9', 'داخل الهدف'] };
  expect(spokenCell(intl, cell)).toBe('البيت 1، 14 غشت، EC 2.9، داخل الهدف');
});
