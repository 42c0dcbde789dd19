import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { smallDisk } from '../../tools/test-world/small-disk.ts';
import { findBinaries, startPostgres } from '../../data-server/testing/postgres.ts';
import { skipWithoutPostgres } from '../../data-server/testing/test-database.ts';
import { fillWhileWriting } from './full-disk.ts';

skipWithoutPostgres();

test('a disk that is full in the middle of a write loses nothing that was acknowledged', async (context) => {
  const disk = smallDisk(await mkdtemp(path.join(os.tmpdir(), 'seguia-disk-')), 400);
  if (!disk) return context.skip('no disk can be mounted here');
  const isPostgres = inject('database') === 'postgres';
  const postgres = isPostgres ? await startPostgres(findBinaries() ?? '', true, disk.folder) : null;
  try {
    const env = { DATA_DIR: disk.folder, ...(postgres && { DATABASE_URL: await postgres.create('disk') }) };
    const figures = await fillWhileWriting({ rounds: 1, disk, env, ...(postgres && { revive: postgres.revive }) });
    expect(figures.acknowledged).toBeGreaterThan(0);
    expect(figures.turnedAway).toBeGreaterThan(0);
    expect(figures).toMatchObject({ lost: 0, twice: 0 });
  } finally {
    await postgres?.stop();
    disk.remove();
  }
}, 240_000);
