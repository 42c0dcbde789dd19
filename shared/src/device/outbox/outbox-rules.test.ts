import { describe, expect, test } from 'vitest';
import type { ReadingBody } from '@seguia/openapi';
import { entryOfEach, nextToSend, planDelete, planPut, undoTime, type Change } from './outbox-rules.ts';
import type { OutboxEntry } from '../database/rows.ts';

const body = (intakeEc: number): ReadingBody => ({
  plotId: 'p',
  date: '2026-06-15',
  time: '08:00',
  entryType: 'value',
  intakeEc,
});
const change: Change = { readingId: 'r', farmId: 'f', version: 3, key: 'new', now: 100 };
const entry = (more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  seq: 1,
  key: 'old',
  kind: 'put',
  readingId: 'r',
  farmId: 'f',
  body: body(1),
  baseVersion: 3,
  state: 'waiting',
  createdAt: 50,
  attempts: 0,
  ...more,
});
const gone = (more: Partial<OutboxEntry> = {}) => {
  const { body: _body, ...rest } = entry({ seq: 2, key: 'gone', kind: 'delete', baseVersion: 'undecided', ...more });
  return rest;
};

describe('saving', () => {
  test('bases a first change on the version that was seen; a new reading creates', () => {
    expect(planPut([], body(2), change).write).toMatchObject({ key: 'new', kind: 'put', baseVersion: 3, attempts: 0 });
    expect(planPut([], body(2), { ...change, version: 0 }).write).toMatchObject({ baseVersion: null });
  });

  test('puts the new values under the key of an unsent change', () => {
    expect(planPut([entry()], body(2), change)).toEqual({ remove: [], write: entry({ body: body(2) }) });
  });

  test('never alters what may have been sent: the new change follows it, based on its result', () => {
    const plan = planPut([entry({ attempts: 1 })], body(2), change);
    expect(plan).toMatchObject({ remove: [], write: { key: 'new', baseVersion: 'undecided', body: body(2) } });
    expect(plan.write?.seq).toBeUndefined();
  });

  test('replaces a refused change, under a new key, on the same version', () => {
    const refused = entry({ attempts: 2, state: 'refused', problem: { type: '', title: '', status: 422, code: 'x' } });
    const { write } = planPut([refused], body(2), change);
    expect(write).toEqual(entry({ key: 'new', body: body(2) }));
  });

  test('keeps a conflict, with the new values as mine', () => {
    const { write } = planPut(
      [entry({ attempts: 1, state: 'conflict', theirs: 'deleted', theirsVersion: 4 })],
      body(2),
      change,
    );
    expect(write).toMatchObject({ state: 'conflict', theirs: 'deleted', theirsVersion: 4, body: body(2), key: 'new' });
  });

  test('replaces an unsent deletion', () => {
    expect(planPut([entry(), gone()], body(2), change)).toEqual({ remove: [2], write: entry({ body: body(2) }) });
    expect(planPut([gone({ seq: 1, baseVersion: 3 })], body(2), change)).toMatchObject({
      remove: [1],
      write: { baseVersion: 3 },
    });
  });
});

describe('deleting', () => {
  test('twice deletes once', () => {
    expect(planDelete([gone()], change, 0)).toEqual({ remove: [], write: null });
  });

  test('discards a refused new reading', () => {
    expect(planDelete([entry({ state: 'refused', baseVersion: null })], change, 0)).toMatchObject({
      remove: [1],
      vanish: true,
    });
  });

  test('follows what is not sent yet', () => {
    expect(planDelete([entry()], change, 9).write).toMatchObject({
      kind: 'delete',
      baseVersion: 'undecided',
      notBefore: 9,
    });
  });
});

describe('the next change to send', () => {
  const now = 1_000_000;

  test('follows the order of one reading, and passes no refusal or conflict', () => {
    expect(nextToSend([entry({ attempts: 1 }), entry({ seq: 2, baseVersion: 'undecided' })], now)).toMatchObject({
      entry: { seq: 1 },
    });
    expect(nextToSend([entry({ state: 'refused' })], now)).toEqual({ do: 'nothing' });
    expect(nextToSend([entry({ state: 'conflict' })], now)).toEqual({ do: 'nothing' });
    expect(nextToSend([], now)).toEqual({ do: 'nothing' });
  });

  test('is no deletion while it can be undone, nor a change that the deletion makes pointless', () => {
    const held = gone({ notBefore: now + 10 });
    expect(nextToSend([held], now)).toEqual({ do: 'wait', until: now + 10 });
    expect(nextToSend([entry(), held], now)).toEqual({ do: 'wait', until: now + 10 });
    expect(nextToSend([entry({ attempts: 1 }), held], now)).toMatchObject({ do: 'send', entry: { seq: 1 } });
  });

  test('is not delayed by a clock that was set back', () => {
    expect(nextToSend([gone({ notBefore: now + undoTime + 1 })], now)).toMatchObject({ do: 'send' });
  });

  test('is a deletion in place of the change before it, or neither', () => {
    expect(nextToSend([entry(), gone()], now)).toMatchObject({
      do: 'send',
      remove: [1],
      entry: { kind: 'delete', baseVersion: 3 },
    });
    expect(nextToSend([entry({ baseVersion: null }), gone()], now)).toEqual({ do: 'vanish', remove: [1, 2] });
  });
});

describe('the counts for a person', () => {
  test('count a reading changed twice once', () => {
    const entries = [entry({ attempts: 1 }), entry({ seq: 2, key: 'second', baseVersion: 'undecided' })];
    expect(entryOfEach(entries).map(({ key }) => key)).toEqual(['second']);
  });

  test('show a reading that needs a decision', () => {
    const entries = [
      entry({ state: 'refused' }),
      entry({ seq: 2, key: 'second' }),
      entry({ seq: 3, key: 'third', readingId: 'other' }),
    ];
    expect(entryOfEach(entries).map(({ key }) => key)).toEqual(['old', 'third']);
  });

  test('show on the newest why an earlier one cannot be sent', () => {
    const problem = { type: '/problems/x', title: 'x', status: 403, code: 'forbidden' };
    const entries = [entry({ problem }), entry({ seq: 2, key: 'second' })];
    expect(entryOfEach(entries)).toEqual([entry({ seq: 2, key: 'second', problem })]);
  });
});
