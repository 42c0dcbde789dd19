import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearings } from './clearings.ts';

beforeEach(() => {
  // Pages that were killed continue to report errors about it.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('no saved reading is lost or doubled when the app is killed and its web storage cleared, twenty times', async () => {
  const { saved, clearings: cleared, faults } = await clearings(1, 20);
  expect(faults).toEqual([]);
  expect([saved, cleared].map((count) => count > 5)).toEqual([true, true]);
}, 60_000);
