import { expect, test } from 'vitest';
import { comeBack, doneOf, goBack, goOn, markDone, parseRound, placeOf, skip, startRound } from './round.ts';

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
