import 'fake-indexeddb/auto';
import { importedWaterAtom } from '@seguia/shared/platform';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import { expect, test } from 'vitest';
import { noteImportedWaterAtom } from './imported-water.ts';

const { store } = loggedInStore();
const day = (date: string, irrigation: number) => ({ date, plotId: null, irrigation, radiation: null });
const note = (id: string, water: ReturnType<typeof day>[]) =>
  store.set(noteImportedWaterAtom, { id, fileName: 'a.csv', water });

test('a second try after a full device keeps what the first one noted', () => {
  note('a', [day('2024-01-01', 3), day('2024-01-02', 4)]);
  expect(note('a', [day('2024-01-02', 4)]).days.map(({ id }) => id)).toEqual(['2024-01-01', '2024-01-02']);
  expect(store.get(importedWaterAtom)).toHaveLength(1);
});

test('forgets the older files where the days are too many', () => {
  const many = Array.from({ length: 3000 }, (_, index) =>
    day(new Date(index * 86_400_000).toISOString().slice(0, 10), 3),
  );
  note('b', many);
  note('c', many);
  expect(store.get(importedWaterAtom).map(({ id }) => id)).toEqual(['c']);
});
