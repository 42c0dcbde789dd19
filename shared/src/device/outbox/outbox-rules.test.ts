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
  test('a first change is based on the version that was seen; a new reading creates', () => {
    expect(planPut([], body(2), change).write).toMatchObject({ key: 'new', kind: 'put', baseVersion: 3, attempts: 0 });
    expect(planPut([], body(2), { ...change, version: 0 }).write).toMatchObject({ baseVersion: null });
  });

  test('what has not left takes the new values under its key', () => {
    expect(planPut([entry()], body(2), change)).toEqual({ remove: [], write: entry({ body: body(2) }) });
  });

  test('what may have left is never altered: the new change follows it, on what it will make', () => {
    const plan = planPut([entry({ attempts: 1 })], body(2), change);
    expect(plan).toMatchObject({ remove: [], write: { key: 'new', baseVersion: 'undecided', body: body(2) } });
    expect(plan.write?.seq).toBeUndefined();
  });

  test('what was refused is replaced, under a new key, on the same version', () => {
    const refused = entry({ attempts: 2, state: 'refused', problem: { type: '', title: '', status: 422, code: 'x' } });
    const { write } = planPut([refused], body(2), change);
    expect(write).toEqual(entry({ key: 'new', body: body(2) }));
  });

  test('a conflict stays one, with the new values as mine', () => {
    const { write } = planPut(
      [entry({ attempts: 1, state: 'conflict', theirs: 'deleted', theirsVersion: 4 })],
      body(2),
      change,
    );
    expect(write).toMatchObject({ state: 'conflict', theirs: 'deleted', theirsVersion: 4, body: body(2), key: 'new' });
  });

  test('a deletion that has not left gives way', () => {
    expect(planPut([entry(), gone()], body(2), change)).toEqual({ remove: [2], write: entry({ body: body(2) }) });
    expect(planPut([gone({ seq: 1, baseVersion: 3 })], body(2), change)).toMatchObject({
      remove: [1],
      write: { baseVersion: 3 },
    });
  });
});

describe('deleting', () => {
  test('twice is once', () => {
    expect(planDelete([gone()], change, 0)).toEqual({ remove: [], write: null });
  });

  test('a refused new reading is simply given up', () => {
    expect(planDelete([entry({ state: 'refused', baseVersion: null })], change, 0)).toMatchObject({
      remove: [1],
      vanish: true,
    });
  });

  test('it follows what is still to send', () => {
    expect(planDelete([entry()], change, 9).write).toMatchObject({
      kind: 'delete',
      baseVersion: 'undecided',
      notBefore: 9,
    });
  });
});

describe('what leaves next', () => {
  const now = 1_000_000;

  test('changes of one reading leave in order, and none past a refusal or conflict', () => {
    expect(nextToSend([entry({ attempts: 1 }), entry({ seq: 2, baseVersion: 'undecided' })], now)).toMatchObject({
      entry: { seq: 1 },
    });
    expect(nextToSend([entry({ state: 'refused' })], now)).toEqual({ do: 'nothing' });
    expect(nextToSend([entry({ state: 'conflict' })], now)).toEqual({ do: 'nothing' });
    expect(nextToSend([], now)).toEqual({ do: 'nothing' });
  });

  test('a deletion is held back while it can be undone, and what it makes pointless with it', () => {
    const held = gone({ notBefore: now + 10 });
    expect(nextToSend([held], now)).toEqual({ do: 'wait', until: now + 10 });
    expect(nextToSend([entry(), held], now)).toEqual({ do: 'wait', until: now + 10 });
    expect(nextToSend([entry({ attempts: 1 }), held], now)).toMatchObject({ do: 'send', entry: { seq: 1 } });
  });

  test('a clock that was set back holds nothing longer', () => {
    expect(nextToSend([gone({ notBefore: now + undoTime + 1 })], now)).toMatchObject({ do: 'send' });
  });

  test('then it takes the place of the change before it, or both are forgotten', () => {
    expect(nextToSend([entry(), gone()], now)).toMatchObject({
      do: 'send',
      remove: [1],
      entry: { kind: 'delete', baseVersion: 3 },
    });
    expect(nextToSend([entry({ baseVersion: null }), gone()], now)).toEqual({ do: 'vanish', remove: [1, 2] });
  });
});

describe('what a person counts', () => {
  test('a reading changed twice counts once', () => {
    const entries = [entry({ attempts: 1 }), entry({ seq: 2, key: 'second', baseVersion: 'undecided' })];
    expect(entryOfEach(entries).map(({ key }) => key)).toEqual(['second']);
  });

  test('one that needs a decision shows it', () => {
    const entries = [
      entry({ state: 'refused' }),
      entry({ seq: 2, key: 'second' }),
      entry({ seq: 3, key: 'third', readingId: 'other' }),
    ];
    expect(entryOfEach(entries).map(({ key }) => key)).toEqual(['old', 'third']);
  });

  test('the newest has the reason why an earlier one cannot leave', () => {
    const problem = { type: '/problems/x', title: 'x', status: 403, code: 'forbidden' };
    const entries = [entry({ problem }), entry({ seq: 2, key: 'second' })];
    expect(entryOfEach(entries)).toEqual([entry({ seq: 2, key: 'second', problem })]);
  });
});
