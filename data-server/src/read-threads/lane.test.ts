import { setTimeout as wait } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { Lane } from './lane.ts';
import type { ReadJob } from '../services/read-job.ts';
import type { Runner } from './read-thread.ts';

const job = (campaignId: string) => ({ kind: 'series', request: { campaignId } }) as ReadJob;
const nameOf = (read: ReadJob) => (read.kind === 'series' ? read.request.campaignId : '');
const forEver = new AbortController().signal;

/** A lane whose jobs run until the test lets them go. Notes the order in which they began. */
function aLane(limits = { ofOne: 100, ofAll: 100 }) {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const signals: AbortSignal[] = [];
  const runner: Runner = {
    async run(next, take, signal) {
      began.push(nameOf(next));
      signals.push(signal);
      await new Promise<void>((resolve) => ends.push(resolve));
      take(Buffer.from(nameOf(next)));
    },
    close: async () => undefined,
  };
  const lane = new Lane([runner], limits);
  const letGo = async () => {
    ends.shift()?.();
    await wait(1);
  };
  return { lane, began, signals, letGo };
}

describe('long answers', () => {
  test('are read in turn: somebody else waits for the one of mine that has begun', async () => {
    const { lane, began, letGo } = aLane();
    const mine = ['a', 'b', 'c'].map((name) => lane.read(job(name), 'me', forEver));
    const theirs = lane.read(job('theirs'), 'them', forEver);
    for (let n = 0; n < 4; n += 1) await letGo();
    expect(began).toEqual(['a', 'theirs', 'b', 'c']);
    expect(await theirs).toEqual(Buffer.from('theirs'));
    await Promise.all(mine);
  });

  test('that nobody waits for any more are never begun', async () => {
    const { lane, began, signals, letGo } = aLane();
    const gone = new AbortController();
    const mine = ['a', 'b', 'c'].map((name) => lane.read(job(name), 'me', gone.signal));
    const theirs = lane.read(job('theirs'), 'them', forEver);
    const failed = Promise.allSettled(mine);
    gone.abort();
    expect((await failed).every(({ status }) => status === 'rejected')).toBe(true);
    expect(signals[0]?.aborted).toBe(true);
    await letGo();
    await letGo();
    expect([began, await theirs]).toEqual([['a', 'theirs'], Buffer.from('theirs')]);
  });

  test('are a 503 with a time to come back where too many wait', async () => {
    const { lane } = aLane({ ofOne: 3, ofAll: 4 });
    for (const name of ['a', 'b', 'c']) void lane.read(job(name), 'me', forEver);
    expect(() => lane.read(job('d'), 'me', forEver)).toThrow('unavailable');
    void lane.read(job('e'), 'them', forEver);
    expect(() => lane.read(job('f'), 'somebody', forEver)).toThrow(
      expect.objectContaining({ more: { retryAfter: 3 } }),
    );
  });

  test('over a megabyte are a stream, which takes a place until it has left', async () => {
    const part = Buffer.alloc(600_000, 'x');
    const parts: Runner = {
      run: async (_job, take) => {
        for (let n = 0; n < 3; n += 1) take(Buffer.from(part));
      },
      close: async () => undefined,
    };
    const lane = new Lane([parts], { ofOne: 5, ofAll: 1 });
    const answer = await lane.read(job('a'), 'me', forEver);
    expect(answer).toBeInstanceOf(Readable);
    expect(() => lane.read(job('b'), 'me', forEver)).toThrow('unavailable');
    expect((await text(answer as Readable)).length).toBe(1_800_000);
    await wait(1);
    expect(await lane.read(job('c'), 'me', forEver)).toBeInstanceOf(Readable);
  });
  test('that nobody takes are cut off, and their place is free', async () => {
    const parts: Runner = {
      run: async (_job, take) => take(Buffer.alloc(1_100_000, 'x')),
      close: async () => undefined,
    };
    const lane = new Lane([parts], { ofOne: 1, ofAll: 1 }, 20);
    const answer = (await lane.read(job('a'), 'me', forEver)) as Readable;
    const failed = new Promise((resolve) => answer.once('error', resolve));
    expect(() => lane.read(job('b'), 'them', forEver)).toThrow('unavailable');
    expect(await failed).toMatchObject({ message: 'Nobody takes this answer.' });
    await wait(1);
    // Nobody listens to this answer; when it ends, nothing else ends.
    const orphan = (await lane.read(job('c'), 'them', forEver)) as Readable;
    await expect.poll(() => orphan.destroyed).toBe(true);
  });

  test('that leave slowly count for whoever takes them: others have their places', async () => {
    const parts: Runner = {
      run: async (_job, take) => take(Buffer.alloc(1_100_000, 'x')),
      close: async () => undefined,
    };
    const lane = new Lane([parts], { ofOne: 2, ofAll: 3 });
    for (const name of ['a', 'b']) await lane.read(job(name), 'me', forEver);
    expect(() => lane.read(job('c'), 'me', forEver)).toThrow('unavailable');
    expect(await lane.read(job('d'), 'them', forEver)).toBeInstanceOf(Readable);
  });
});
