import { expect, test } from 'vitest';
import {
  comeBack,
  doneOf,
  follow,
  goBack,
  goOn,
  markDone,
  parseRound,
  placeOf,
  skip,
  startRound,
  takeUp,
} from './round.ts';

const stops = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];

test('a round walks the plots in their order and is over after the last', () => {
  let round = startRound('2026-03-01', stops);
  for (const [place, { id }] of stops.entries()) {
    expect(round.plotId).toBe(id);
    expect(placeOf(round, stops)).toBe(place + 1);
    round = goOn(markDone(round, id, `reading-${id}`), stops);
  }
  expect(round.plotId).toBeNull();
  expect(doneOf(round, stops)).toBe(3);
});

test('a plot that was passed over comes back when the person asks for it', () => {
  let round = skip(startRound('2026-03-01', stops), stops);
  expect(round).toMatchObject({ plotId: 'b', skipped: ['a'] });
  round = goOn(markDone(goOn(markDone(round, 'b', '1'), stops), 'c', '2'), stops);
  expect(round.plotId).toBeNull();
  expect(comeBack(round, stops)).toMatchObject({ plotId: 'a', skipped: [] });
});

test('going back shows the plot before, and going on from there leaves out what is done', () => {
  const round = goBack(goOn(markDone(startRound('2026-03-01', stops), 'a', '1'), stops), stops);
  expect(round.plotId).toBe('a');
  expect(goOn(round, stops).plotId).toBe('b');
  expect(goBack(round, stops).plotId).toBe('a');
});

test('a person who began in the middle is led to the plots left behind', () => {
  const round = { ...startRound('2026-03-01', stops), plotId: 'c' };
  expect(goOn(markDone(round, 'c', '1'), stops).plotId).toBe('a');
});

test('a plot that left the farm does not stop the round', () => {
  const round = { ...startRound('2026-03-01', stops), plotId: 'gone' };
  expect(goOn(round, stops).plotId).toBe('a');
});

test('a kept round comes back as it was, and nonsense does not', () => {
  const round = skip(markDone(startRound('2026-03-01', stops), 'a', '1'), stops);
  expect(parseRound(JSON.parse(JSON.stringify(round)))).toEqual(round);
  expect(parseRound('nonsense')).toBeUndefined();
  expect(parseRound({ startedOn: 1 })).toBeUndefined();
});

test('a kept round without its plot is over, and of its lists only what makes sense comes back', () => {
  const stored = { startedOn: '2026-03-01', plotId: 5, done: { a: 'r', b: 7 }, skipped: ['c', null] };
  expect(parseRound(stored)).toEqual({ startedOn: '2026-03-01', plotId: null, done: { a: 'r' }, skipped: ['c'] });
  expect(parseRound({ ...stored, skipped: 'c' })?.skipped).toEqual([]);
  expect(parseRound({ ...stored, done: null })).toBeUndefined();
});

test('a round that is over has its place behind the last plot, and neither skips nor comes back to anything', () => {
  const over = { ...startRound('2026-03-01', stops), plotId: null };
  expect(placeOf(over, stops)).toBe(4);
  expect(skip(over, stops)).toBe(over);
  expect(comeBack(over, stops)).toBe(over);
  expect(goBack(over, stops).plotId).toBe('c');
  expect(startRound('2026-03-01', []).plotId).toBeNull();
});

test('a plot that is skipped twice is skipped once, and no longer when it has its reading', () => {
  const again = skip({ ...skip(startRound('2026-03-01', stops), stops), plotId: 'a' }, stops);
  expect(again.skipped).toEqual(['a']);
  expect(markDone({ ...again, skipped: ['b', 'a'] }, 'a', '1')).toMatchObject({ skipped: ['b'], done: { a: '1' } });
});

test('a round is taken up past a plot that has its reading, unless a change of it waits to be saved', () => {
  const round = markDone(startRound('2026-03-01', stops), 'a', 'r');
  const isChanging = (id: string) => id === 'r';
  expect(takeUp(round, stops, () => false).plotId).toBe('b');
  expect(takeUp(round, stops, isChanging).plotId).toBe('a');
  expect(takeUp(startRound('2026-03-01', stops), stops, () => false).plotId).toBe('a');
  expect(takeUp({ ...round, plotId: null }, stops, () => false).plotId).toBeNull();
});

test('a round that went on in another tab leads on from a plot that is done there, but not from what is typed here', () => {
  const here = startRound('2026-03-01', stops);
  const there = goOn(markDone(here, 'a', 'r'), stops);
  expect(follow(there, here, stops, () => false)).toMatchObject({ plotId: 'b', done: { a: 'r' } });
  expect(follow(there, here, stops, (plotId) => plotId === 'a')).toMatchObject({ plotId: 'a', done: { a: 'r' } });
});
