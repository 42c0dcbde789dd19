import 'fake-indexeddb/auto';
import type { Reading } from '@seguia/openapi';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { applyServerPage, dropReading, applyServerReading, sweepReading } from './keep-readings.ts';
import { hiddenRow, isHidden, sentRow, shownRow } from './reading-rows.ts';
import { readingOf } from '@seguia/testing/readings';
import type { ReadingRow } from '../database/rows.ts';

/** A reading as the server has it in a version. Its EC equals the version. */
const atVersion = (version: number): Reading =>
  readingOf({ id: 'r', farmerId: 'farm', plotId: 'plot', date: '2026-06-15', intakeEc: version, version });
const waiting = (base: Reading | null) => shownRow({ ...atVersion(9), version: 3 }, 'waiting', 3, base);

const rows = new Map<string, ReadingRow>();
const store = {
  get: async (id: string) => rows.get(id),
  put: async (row: ReadingRow) => void rows.set(row.id, row),
  delete: async (id: string) => void rows.delete(id),
  getAllKeys: async ({ lower, upper }: IDBKeyRange) => [...rows.keys()].filter((id) => id >= lower && id <= upper),
};
const row = () => rows.get('r');
const early = { keptAt: 1000 };
/** A row that was stored while this device's clock was a day ahead. */
const ahead = () => ({ keptAt: Date.now() + 86_400_000 });
const pull = { fullSince: undefined, isPull: true };
beforeEach(() => rows.clear());

describe('a page that the server gave', () => {
  const pageOf = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...atVersion(3), id: `r${String(at).padStart(4, '0')}` }));

  test('is written without reading what the device does not have', async () => {
    const get = vi.spyOn(store, 'get');
    await applyServerPage(store, pageOf(200), pull);
    expect([rows.size, get.mock.calls.length]).toEqual([200, 0]);
    get.mockRestore();
  });

  test.each([49, 50, 200])(
    'with %i readings leaves newer versions on the device, and unsent changes',
    async (count) => {
      const page = pageOf(count);
      const [newer, changed, last] = [page[0], page[1], page.at(-1)];
      rows.set(newer!.id, sentRow({ ...newer!, version: 7 }));
      rows.set(changed!.id, { ...waiting(atVersion(2)), id: changed!.id, version: 2 });
      rows.set(last!.id, sentRow({ ...last!, version: 8 }));
      await applyServerPage(store, page, pull);
      expect(rows.size).toBe(count);
      expect(rows.get(newer!.id)?.version).toBe(7);
      expect(rows.get(changed!.id)).toMatchObject({ state: 'waiting', base: changed! });
      expect(rows.get(last!.id)?.version).toBe(8);
      expect(rows.get(page[2]!.id)).toMatchObject({ state: 'sent', version: 3 });
    },
  );

  test('ends with the newer version if it names a reading twice', async () => {
    const page = pageOf(60);
    await applyServerPage(store, [...page, { ...page[0]!, version: 2 }, { ...page[1]!, version: 5 }], pull);
    expect([rows.get(page[0]!.id)?.version, rows.get(page[1]!.id)?.version]).toEqual([3, 5]);
  });
});

describe('a reading that the server gave', () => {
  test('is stored, and replaced by a newer one; an older or equal one changes nothing', async () => {
    await applyServerReading(store, atVersion(3));
    expect(row()).toMatchObject({ state: 'sent', version: 3, reading: atVersion(3) });
    const put = vi.spyOn(store, 'put');
    for (const how of [undefined, pull]) {
      await applyServerReading(store, atVersion(2), how);
      await applyServerReading(store, atVersion(3), how);
    }
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
    await applyServerReading(store, atVersion(4));
    expect(row()).toMatchObject({ state: 'sent', version: 4, reading: atVersion(4) });
  });

  test('stays behind an unsent change, which keeps what it shows', async () => {
    rows.set('r', { ...waiting(atVersion(3)), ...early });
    await applyServerReading(store, atVersion(4), pull);
    expect(row()).toEqual({ ...waiting(atVersion(4)), keptAt: row()?.keptAt });
    expect(row()?.keptAt).toBeGreaterThan(1000);
    await applyServerReading(store, atVersion(3), pull);
    expect(row()?.base).toEqual(atVersion(4));
    await applyServerReading(store, atVersion(5));
    expect(row()?.base).toEqual(atVersion(5));
  });

  test('returns only by a pull if a pull called it gone', async () => {
    rows.set('r', hiddenRow(atVersion(3), 'sent', 3));
    await applyServerReading(store, atVersion(3));
    expect(isHidden(row()!)).toBe(true);
    await applyServerReading(store, atVersion(2), pull);
    expect(isHidden(row()!)).toBe(true);
    await applyServerReading(store, atVersion(3), pull);
    expect(row()).toMatchObject({ farm: 'farm', state: 'sent', version: 3 });
  });

  test('behind a change returns as well, and is no longer called gone', async () => {
    rows.set('r', { ...waiting(null), goneHeard: true });
    await applyServerReading(store, atVersion(3), pull);
    expect(row()).toMatchObject({ state: 'waiting', base: atVersion(3) });
    expect(row()).not.toHaveProperty('goneHeard');
  });

  test('and was deleted here returns by no answer that is not newer', async () => {
    rows.set('r', hiddenRow(atVersion(3), 'waiting', 3, atVersion(3)));
    const before = row();
    await applyServerReading(store, atVersion(3), pull);
    expect(row()).toBe(before);
  });

  test('counts anew while everything is fetched anew, after a backup of an older day', async () => {
    rows.set('r', { ...sentRow(atVersion(7)), ...early });
    await applyServerReading(store, atVersion(3), { ...pull, fullSince: 1000 });
    expect(row()?.version).toBe(7);
    await applyServerReading(store, atVersion(3), { ...pull, fullSince: 1001 });
    expect(row()?.version).toBe(3);
  });

  test('counts anew as well if it was stored while the clock was ahead', async () => {
    rows.set('r', { ...sentRow(atVersion(7)), ...ahead() });
    await applyServerReading(store, atVersion(3), pull);
    expect(row()?.version).toBe(7);
    await applyServerReading(store, atVersion(3), { ...pull, fullSince: 1000 });
    expect(row()?.version).toBe(3);
  });
});

describe('a reading that the server says is gone', () => {
  test('leaves every list; one with an unsent change stays, and remembers it', async () => {
    await dropReading(store, 'r', pull);
    expect(row()).toBeUndefined();
    rows.set('r', sentRow(atVersion(3)));
    await dropReading(store, 'r', pull);
    expect(row()).toMatchObject({ state: 'sent', version: 3, reading: atVersion(3) });
    expect(isHidden(row()!)).toBe(true);
    rows.set('r', { ...waiting(atVersion(3)), ...early });
    await dropReading(store, 'r');
    expect(row()).toMatchObject({ farm: 'farm', state: 'waiting', base: null, goneHeard: true });
    expect(row()?.keptAt).toBeGreaterThan(1000);
  });

  test('stays for the sweep if it was stored before everything is fetched anew', async () => {
    rows.set('r', { ...sentRow(atVersion(3)), ...early });
    await dropReading(store, 'r', { fullSince: 1001 });
    expect(isHidden(row()!)).toBe(false);
    rows.set('r', { ...sentRow(atVersion(3)), ...ahead() });
    await dropReading(store, 'r', { fullSince: 1000 });
    expect(isHidden(row()!)).toBe(false);
    rows.set('r', { ...sentRow(atVersion(3)), ...early });
    await dropReading(store, 'r', { fullSince: 1000 });
    expect(isHidden(row()!)).toBe(true);
  });
});

describe('the sweep after everything was fetched anew', () => {
  const sweep = (since: number, from = '2026-06-01') => sweepReading(store, row()!, since, from);

  test('removes what was not named, and nothing else', async () => {
    rows.set('r', { ...sentRow(atVersion(3)), ...early });
    await sweep(1000);
    expect(row()).toBeDefined();
    await sweep(1001);
    expect(row()).toBeUndefined();
    rows.set('r', { ...sentRow(atVersion(3)), ...ahead() });
    await sweep(1000);
    expect(row()).toBeUndefined();
  });

  test.each([
    ['2026-06-15', true],
    ['2026-06-16', undefined],
  ])('leaves unsent changes; from %s on it is known to be gone: %j', async (from, gone) => {
    rows.set('r', { ...waiting(atVersion(3)), ...early });
    await sweep(1001, from);
    expect([row()?.state, row()?.goneHeard]).toEqual(['waiting', gone]);
  });

  test('ignores a new reading', async () => {
    rows.set('r', { ...waiting(null), ...early });
    await sweep(1001);
    expect(row()).not.toHaveProperty('goneHeard');
  });
});
