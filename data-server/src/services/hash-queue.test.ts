import { expect, test } from 'vitest';
import type { Problem } from '../problems/problems.ts';
import { HashQueue } from './hash-queue.ts';

/** Work that ends when the test lets it go. Its name is in `begun` as soon as it runs. */
function work(begun: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<string>();
  const run = () => {
    begun.push(name);
    return promise;
  };
  return { run, end: () => resolve(name) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('runs no more at once than there are slots, and alternates between the queues', async () => {
  const queue = new HashQueue({ slots: 1, most: 10 });
  const begun: string[] = [];
  const jobs = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => ({ name, ...work(begun, name) }));
  const results = jobs.map(({ name, run }) => queue.run(name.charAt(0), run));
  expect([begun, queue.waiting]).toEqual([['a1'], 5]);
  for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'b2']) {
    jobs.find((job) => job.name === name)?.end();
    await settled();
  }
  expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2']);
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2']);
  expect(queue.waiting).toBe(0);
});

test('when too many wait, the longest queue loses its last; a caller that would make it longer is refused', async () => {
  const queue = new HashQueue({ slots: 1, most: 3 });
  const begun: string[] = [];
  const jobs = ['a1', 'a2', 'a3', 'a4'].map((name) => ({ name, ...work(begun, name) }));
  const results = jobs.map(({ run }) => queue.run('a', run));
  const last = results[3]?.catch((error: Problem) => [error.code, error.more.retryAfter]);
  await expect(queue.run('a', work(begun, 'a5').run)).rejects.toMatchObject({ code: 'unavailable' });
  const honest = work(begun, 'b1');
  const entered = queue.run('b', honest.run);
  expect(await last).toEqual(['unavailable', 2]);
  for (const { end } of [...jobs, honest]) end();
  expect(await entered).toBe('b1');
  await results[2];
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
});

test('failing work frees its slot as well', async () => {
  const queue = new HashQueue({ slots: 1, most: 3 });
  const failing = queue.run('a', () => Promise.reject(new Error('no memory')));
  const next = queue.run('a', async () => 'done');
  await expect(failing).rejects.toThrow('no memory');
  expect(await next).toBe('done');
});

test('a queue that waits keeps its place before one that would be as long', async () => {
  const queue = new HashQueue({ slots: 1, most: 3 });
  const begun: string[] = [];
  const jobs = ['a1', 'a2', 'a3', 'b1'].map((name) => ({ name, ...work(begun, name) }));
  const results = jobs.map(({ name, run }) => queue.run(name.charAt(0), run));
  await expect(queue.run('b', work(begun, 'b2').run)).rejects.toMatchObject({ code: 'unavailable' });
  for (const { end } of jobs) end();
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'b1']);
});
