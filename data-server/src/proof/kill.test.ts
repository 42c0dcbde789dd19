import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { freshDatabase, skipWithoutPostgres } from '../testing/test-database.ts';
import { killWhileWriting } from './kill.ts';

skipWithoutPostgres();

test('a data server that is killed while people write loses nothing that it acknowledged', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'seguia-kill-'));
  const fresh = await freshDatabase();
  const env = { DATA_DIR: folder, ...(fresh === ':memory:' ? {} : { DATABASE_URL: fresh }) };
  const figures = await killWhileWriting({ rounds: 2, writers: 8, killAfter: [150, 400], env });
  expect(figures.acknowledged).toBeGreaterThan(0);
  expect(figures).toMatchObject({ lost: 0, twice: 0 });
}, 120_000);
