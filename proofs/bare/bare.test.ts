import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { freshDatabase, skipWithoutPostgres } from '../../data-server/testing/test-database.ts';
import { compare } from './compare.ts';

skipWithoutPostgres();
const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-bare-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a bare server and the data server answer the same pages and saves, from the same statements', async () => {
  const postgres = inject('database') === 'postgres' ? { DATABASE_URL: await freshDatabase() } : null;
  const address = postgres?.DATABASE_URL ?? path.join(folder, 'demo.db');
  const found = await compare({ DATA_DIR: folder, ...postgres }, address, folder, {
    connections: [4],
    rounds: 1,
    seconds: 0.4,
  });
  expect(found.map(({ kind }) => kind)).toEqual(['read', 'save']);
  // On a busy machine their speed says nothing, so it only has to be above zero.
  for (const { failed, perSecond } of found) {
    expect(failed).toEqual([0, 0]);
    for (const rate of perSecond) expect(rate).toBeGreaterThan(0);
  }
});
