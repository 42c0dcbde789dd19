import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readState } from '../database/server-state.ts';
import { testServer } from '../../testing/test-server.ts';
import { backup } from './backup.ts';
import { startNewEpoch } from './new-epoch.ts';
import { restore } from './restore.ts';

test('a database that is put back again and again knows the marks of all that it was before', async () => {
  const server = await testServer();
  const epochs = [(await readState(server.db)).epoch];
  for (let times = 0; times < 2; times += 1) {
    await startNewEpoch(server.db);
    epochs.unshift((await readState(server.db)).epoch);
    expect((await readState(server.db)).epochsBefore).toEqual(epochs.slice(1));
  }
  await server.addPerson();
  const file = path.join(await mkdtemp(path.join(os.tmpdir(), 'seguia-epoch-')), 'backup.gz');
  await backup(server.db, server.services.photoFiles, file, new Date());
  const again = await testServer();
  await restore(again.db, again.services.photoFiles, file);
  const { epoch, epochsBefore } = await readState(again.db);
  expect([epochsBefore, epochs.includes(epoch)]).toEqual([epochs, false]);
});
