import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import type { ReadJob } from '../services/read-job.ts';
import { readThread } from './read-thread.ts';

const job: ReadJob = {
  kind: 'list',
  list: 'readings',
  farm: { id: 'nobody', accountId: 'me', app: 'seguia' },
  epoch: '1',
  epochsBefore: [],
  query: {},
  headers: {},
};

/** The priorities of this program's threads, as Linux lists them: a thread with a higher number gives way. */
const priorities = () =>
  readdirSync('/proc/self/task').map((thread) =>
    Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
  );

test.runIf(existsSync('/proc/thread-self') && inject('database') === 'sqlite')(
  'a thread for long answers gives way to the one that serves, and one for pages does not',
  async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-thread-'));
    const file = path.join(folder, 'test.db');
    await (await openDatabase(file)).close();
    const before = priorities();
    for (const [givesWay, expected] of [
      [false, before[0]],
      [true, os.constants.priority.PRIORITY_BELOW_NORMAL],
    ] as const) {
      const thread = readThread('sqlite', file, givesWay);
      let answer = '';
      await thread.run(job, (chunk) => (answer += chunk.toString()), new AbortController().signal);
      expect(JSON.parse(answer)).toMatchObject({ data: [] });
      expect(Math.max(...priorities())).toBe(expected);
      await thread.close();
    }
    rmSync(folder, { recursive: true });
  },
);

test.runIf(inject('database') === 'sqlite')('what follows the end of a thread is read by a new one', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'seguia-thread-'));
  const [file, missing] = [path.join(folder, 'test.db'), path.join(folder, 'missing.db')];
  await (await openDatabase(missing)).close();
  renameSync(missing, file);
  const thread = readThread('sqlite', missing);
  const read = async () => {
    let answer = '';
    await thread.run(job, (chunk) => (answer += chunk.toString()), new AbortController().signal);
    return JSON.parse(answer) as object;
  };
  await expect(read()).rejects.toThrow('unable to open');
  renameSync(file, missing);
  // Reads again at once: the thread that failed has reported why, but its exit event has not arrived yet.
  expect(await read()).toMatchObject({ data: [] });
  await thread.close();
  rmSync(folder, { recursive: true });
});
