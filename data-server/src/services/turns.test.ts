import { expect, test } from 'vitest';
import { LastTurns } from './last-turns.ts';
import { Turns } from './turns.ts';

/** Turns at a clock that the test sets. */
function turnsAt() {
  const now = { at: 1000 };
  const lastTurns = new LastTurns(() => now.at);
  return { now, lastTurns, turns: new Turns<string>(lastTurns) };
}

const all = (turns: Turns<string>) => {
  const taken: string[] = [];
  for (let item = turns.next(); item !== undefined; item = turns.next()) taken.push(item);
  return taken;
};

test('everybody gets a turn before anybody gets a second one', () => {
  const { now, turns } = turnsAt();
  for (const item of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) turns.add(item[0] ?? '', item);
  const taken: (string | undefined)[] = [];
  for (let turn = 0; turn < 6; turn += 1) {
    now.at += 1;
    taken.push(turns.next());
  }
  expect(taken).toEqual(['c1', 'a1', 'b1', 'a2', 'b2', 'a3']);
});

test('an occasional caller comes before all who have just had a turn', () => {
  const { now, turns } = turnsAt();
  turns.add('bystander', 'before');
  turns.next();
  const phones = Array.from({ length: 100 }, (_, at) => `phone ${at}`);
  for (const phone of phones) turns.add(phone, phone);
  for (let turn = 0; turn < 50; turn += 1) {
    now.at += 1;
    const phone = turns.next() ?? '';
    turns.add(phone, phone);
  }
  for (let turn = 0; turn < 50; turn += 1) {
    now.at += 1;
    turns.next();
  }
  now.at += 1;
  turns.add('bystander', 'now');
  expect(turns.next()).toBe('now');
});

test('a caller with one item comes before those that send all they have, who get turns as well', () => {
  const { now, turns } = turnsAt();
  for (const phone of ['a', 'b', 'c']) for (const item of [1, 2, 3, 4]) turns.add(phone, `${phone}${item}`);
  const taken: (string | undefined)[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    now.at += 1;
    turns.add(`one ${turn}`, `one ${turn}`);
    taken.push(turns.next());
  }
  expect(taken).toEqual(['one 0', 'a1', 'one 1', 'b1', 'one 2', 'c1', 'one 3', 'one 4']);
});

test('a caller who comes with one item comes before phones that sent many and have one left', () => {
  const { now, turns } = turnsAt();
  const phones = Array.from({ length: 20 }, (_, at) => `phone ${at}`);
  for (const phone of phones) for (const item of [1, 2]) turns.add(phone, `${phone}, ${item}`);
  for (const phone of phones) {
    now.at += 1;
    turns.next((item) => item.startsWith(`${phone},`));
  }
  turns.add('one', 'before');
  turns.next((item) => item === 'before');
  now.at += 1;
  turns.add('one', 'now');
  expect([turns.next(), turns.next()]).toContain('now');
});

test('a phone that sent many more than a minute ago counts by what it sends now, though it has saved since', () => {
  const { now, lastTurns, turns } = turnsAt();
  for (const item of [1, 2, 3, 4]) turns.add('phone', `${item}`);
  all(turns);
  expect(lastTurns.mostOf('phone')).toBe(4);
  for (let minute = 0; minute < 3; minute += 1) {
    now.at += 30_000;
    turns.add('phone', 'one');
    turns.next();
  }
  expect(lastTurns.mostOf('phone')).toBe(1);
});

test('a turn of more than a minute ago no longer counts, so that the first to arrive comes first', () => {
  const { now, turns } = turnsAt();
  turns.add('early', 'x');
  turns.next();
  now.at += 60_001;
  for (const who of ['new', 'early']) turns.add(who, who);
  expect(all(turns)).toEqual(['new', 'early']);
});

test('an item that may not have its turn now is skipped, and keeps its place', () => {
  const { turns } = turnsAt();
  for (const who of ['a', 'b', 'c']) turns.add(who, who);
  expect([
    turns.next((item) => item !== 'a'),
    turns.next((item) => item === 'c'),
    turns.next((item) => item === 'x'),
  ]).toEqual(['b', 'c', undefined]);
  expect(all(turns)).toEqual(['a']);
});

test('removes only items that nobody waits for any more', () => {
  const { turns } = turnsAt();
  for (const item of ['a1', 'a2', 'b1']) turns.add(item[0] ?? '', item);
  expect([turns.remove('a', 'a1'), turns.remove('a', 'a1'), turns.remove('b', 'b1'), turns.remove('c', 'c1')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(all(turns)).toEqual(['a2']);
});

test('remembers at most ten thousand devices', () => {
  const { lastTurns } = turnsAt();
  for (let device = 0; device <= 10_000; device += 1) lastTurns.note(String(device), 1);
  expect([lastTurns.of('0'), lastTurns.of('1'), lastTurns.of('10000')]).toEqual([0, 1000, 1000]);
});
