import { expect, test } from 'vitest';
import type { PhotoEntry } from '../database/photo-entry.ts';
import { overBudget } from './photo-budget.ts';

const entry = (id: string, usedAt: number, more: Partial<PhotoEntry> = {}): PhotoEntry => ({
  id,
  farm: 'farm',
  readingId: 'reading',
  state: 'sent',
  key: id,
  attempts: 1,
  hasReading: true,
  size: 100,
  usedAt,
  ...more,
});
const forgotten = (entries: PhotoEntry[], budget: number) => overBudget(entries, budget).map(({ id }) => id);

test('removes the pictures looked at longest ago first, and no more than necessary', () => {
  const entries = [entry('new', 3), entry('old', 1), entry('middle', 2)];
  expect(forgotten(entries, 300)).toEqual([]);
  expect(forgotten(entries, 299)).toEqual(['old']);
  expect(forgotten(entries, 100)).toEqual(['old', 'middle']);
  expect(forgotten(entries, 0)).toEqual(['old', 'middle', 'new']);
});

test('neither counts nor removes what the server does not have yet', () => {
  const waiting = entry('waiting', 0, { state: 'waiting', size: 1000 });
  expect(forgotten([waiting, entry('refused', 0, { state: 'refused' }), entry('sent', 1)], 100)).toEqual([]);
});
