import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freshDatabase, skipWithoutPostgres } from '../../data-server/testing/test-database.ts';
import { killWhileWriting } from './kill.ts';
import { killWhileImporting } from './kill-import.ts';
import { stopUnderLoad } from './stop.ts';

skipWithoutPostgres();

/** One database for both tests, because the demo is made in it. */
let database: Promise<Record<string, string>> | null = null;

async function makeDatabase() {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'seguia-kill-'));
  const fresh = await freshDatabase();
  return { DATA_DIR: folder, ...(fresh === ':memory:' ? {} : { DATABASE_URL: fresh }) };
}

test('a data server that is killed while people write loses nothing that it acknowledged', async () => {
  const env = await (database ??= makeDatabase());
  const figures = await killWhileWriting({ rounds: 2, writers: 8, killAfter: [150, 400], env });
  expect(figures.acknowledged).toBeGreaterThan(0);
  expect(figures).toMatchObject({ lost: 0, twice: 0 });
}, 240_000);

test('one that is stopped under load, with requests half sent, exits with 0 within ten seconds and loses nothing', async () => {
  const figures = await stopUnderLoad(1, await (database ??= makeDatabase()));
  expect(figures.acknowledged).toBeGreaterThan(0);
  expect(figures).toMatchObject({ failed: [], lost: 0, twice: 0 });
  expect(figures.most).toBeLessThan(10_000);
}, 240_000);

test('one that is killed in the middle of an import has all of it or nothing, and takes it whole when it is sent again', async () => {
  const env = await (database ??= makeDatabase());
  const [count, kills] = process.env['PROOF'] ? [4000, 40] : [1500, 3];
  const { after, repeated } = await killWhileImporting(count, kills, env);
  console.log(`there after each kill: ${after.join(', ')}`);
  expect(after.filter((there) => there !== 0 && there !== count)).toEqual([]);
  expect(after.at(-1)).toBe(count); // the last import was answered
  expect(repeated).toEqual(after.map(() => count));
}, 1_200_000);
