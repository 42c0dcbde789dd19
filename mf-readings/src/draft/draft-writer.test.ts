import type { UnfinishedChange } from '@seguia/shared/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftWriter, pause } from './draft-writer.ts';

let written: (readonly UnfinishedChange[])[];
const write = async (changes: readonly UnfinishedChange[]) => void written.push(changes);
const draft = (value: string, what = 'plot') => ({ what, readingId: 'r', value });

beforeEach(() => {
  vi.useFakeTimers();
  written = [];
});
afterEach(() => vi.useRealTimers());

test('saves a draft in less than a second, also while the person types without a pause', () => {
  const writer = new DraftWriter(write, null);
  for (let typed = 1; typed <= 20; typed += 1) {
    writer.want(draft('2'.repeat(typed)));
    vi.advanceTimersByTime(100);
  }
  expect(pause).toBeLessThan(700);
  expect(written.map(([change]) => String(change?.value).length)).toEqual([3, 6, 9, 12, 15, 18]);
});

test('a form in which nobody typed neither writes nor removes a draft', () => {
  const writer = new DraftWriter(write, null);
  writer.want(null);
  writer.flush();
  vi.advanceTimersByTime(pause);
  expect(written).toEqual([]);
});

test('a restored form writes nothing until somebody types', () => {
  const writer = new DraftWriter(write, draft('2.1'));
  writer.want(draft('2.1'));
  vi.advanceTimersByTime(pause);
  expect(written).toEqual([]);
  writer.want(draft('2.15'));
  vi.advanceTimersByTime(pause);
  expect(written).toEqual([[draft('2.15')]]);
});

test('removes a draft that is read after the form began, even if the person empties the form at once', () => {
  const writer = new DraftWriter(write, null);
  writer.found(draft('2.1'));
  writer.want(draft('2.1'));
  writer.want(null);
  writer.close();
  expect(written).toEqual([[{ what: 'plot', readingId: 'r' }]]);
});

test('emptying a form removes its draft; moving it to another plot moves the draft along', () => {
  const writer = new DraftWriter(write, null);
  writer.want(draft('2.1'));
  writer.flush();
  writer.want(draft('2.1', 'other plot'));
  writer.flush();
  writer.want(null);
  writer.flush();
  expect(written.slice(1)).toEqual([
    [{ what: 'plot', readingId: 'r' }, draft('2.1', 'other plot')],
    [{ what: 'other plot', readingId: 'r' }],
  ]);
});

test('writes nothing while a save runs; after a failed save the draft is written again', () => {
  const writer = new DraftWriter(write, null);
  writer.want(draft('2.1'));
  writer.hold();
  vi.advanceTimersByTime(pause);
  writer.flush();
  expect(written).toEqual([]);
  writer.want(draft('2.1'));
  vi.advanceTimersByTime(pause);
  expect(written).toEqual([[draft('2.1')]]);
});

test('tries again after each refusal of the device, with longer pauses, until the draft is written or the form closes', async () => {
  const refusals = [1, 2, 3];
  const writer = new DraftWriter(
    async (changes) => {
      if (refusals.pop()) throw new DOMException('thrown away', 'InvalidStateError');
      await write(changes);
    },
    draft('2.1', 'other plot'),
  );
  writer.want(draft('2.2'));
  await vi.advanceTimersByTimeAsync(pause * (1 + 2 + 4));
  expect(written).toEqual([]);
  await vi.advanceTimersByTimeAsync(pause * 8);
  expect(written).toEqual([[{ what: 'other plot', readingId: 'r' }, draft('2.2')]]);
  refusals.push(1, 1);
  writer.want(draft('2.3'));
  await vi.advanceTimersByTimeAsync(pause);
  writer.close();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(written).toHaveLength(1);
});

test('a save after a refusal removes the draft, and nothing is written again', async () => {
  let tries = 0;
  const writer = new DraftWriter(async () => {
    tries += 1;
    throw new Error('full');
  }, null);
  writer.want(draft('2.2'));
  writer.flush();
  writer.hold();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tries).toBe(1);
});
