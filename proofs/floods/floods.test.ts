import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { freshDatabase, skipWithoutPostgres } from '../../data-server/testing/test-database.ts';
import { comeBack } from './come-back.ts';
import { holdHalfSent } from './half-sent.ts';

skipWithoutPostgres();
const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-floods-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([1, 5])(
  'of phones that come back at once with what they have, on %d farms, no reading is lost or there twice',
  async (farms) => {
    const data = path.join(folder, String(farms));
    const postgres = inject('database') === 'postgres' ? { DATABASE_URL: await freshDatabase() } : null;
    const address = postgres?.DATABASE_URL ?? path.join(data, 'demo.db');
    const storm = { phones: 60, readings: 5, farms, bystanders: 3 };
    const figures = await comeBack({ DATA_DIR: data, ...postgres }, address, storm);
    expect(figures).toMatchObject({ lost: 0, twice: 0 });
    expect(figures.bystanderSaves.count).toBeGreaterThan(0);
  },
  120_000,
);

test('while one address holds 2,100 half-sent calls, 95 of 100 calls of others are answered within a second', async () => {
  const data = path.join(folder, 'half-sent');
  const postgres = inject('database') === 'postgres' ? { DATABASE_URL: await freshDatabase() } : null;
  const { inTime, slowest } = await holdHalfSent({ DATA_DIR: data, ...postgres }, 2100, 100);
  console.log(`${inTime} of 100 in time, the slowest after ${slowest} ms`);
  expect(inTime).toBeGreaterThanOrEqual(95);
}, 120_000);
