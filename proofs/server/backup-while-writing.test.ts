import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { freshDatabase, skipWithoutPostgres } from '../../data-server/testing/test-database.ts';
import { backUpWhileWriting } from './backup-while-writing.ts';

skipWithoutPostgres();
const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-live-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('a backup that is made while twenty people save is the database at one moment, with all that was acknowledged before', async () => {
  const isPostgres = inject('database') === 'postgres';
  const [source, target] = isPostgres
    ? [await freshDatabase(), await freshDatabase()]
    : [path.join(folder, 'demo.db'), path.join(folder, 'restored.db')];
  const env = { DATA_DIR: folder, ...(isPostgres ? { DATABASE_URL: source } : {}) };
  const figures = await backUpWhileWriting(env, [source, target], path.join(folder, 'backup.gz'), 20);
  console.log(JSON.stringify(figures));
  expect(figures.meanwhile).toBeGreaterThan(0);
  expect(figures).toMatchObject({ missing: 0, differing: 0, halves: 0, equal: true });
}, 240_000);
