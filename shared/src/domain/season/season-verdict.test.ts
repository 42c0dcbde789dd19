import { expect, test } from 'vitest';
import { judged } from './judged-plot.sample.ts';
import { seasonVerdict } from './season-verdict.ts';

const inside = judged('inside', { drainEc: 'iiiiiiiiii', drainPercent: 'iiiiiiiiii' });
const salty = judged('salty', { drainEc: 'iiiiaaaaaa', drainPercent: 'iiiibbbbbb' });
const saltier = judged('saltier', { drainEc: 'aaaaaaaaaa', drainPercent: 'bbbbbbbbbb' });
const unread = judged('unread', { drainEc: 'iii.......' });
const untargeted = judged('untargeted', { drainEc: '??????????' });

test('counts the plots in target, and separately those that cannot be judged', () => {
  expect(seasonVerdict([inside, salty, saltier, unread, untargeted], 9)).toMatchObject({
    from: 3,
    to: 9,
    inside: 1,
    held: 3,
    unread: 1,
    untargeted: 1,
    compared: null,
  });
});

test('names no day before the first one of a campaign that is shorter than a week', () => {
  expect(seasonVerdict([judged('short', { drainEc: 'iii' })], 2)).toMatchObject({ from: 0, to: 2 });
});

test('names the plots in which salts build up, the longest build-up first', () => {
  const { salts, isSaltKnown } = seasonVerdict([inside, salty, saltier], 9);
  expect(salts).toEqual([
    { plotId: 'saltier', since: 0 },
    { plotId: 'salty', since: 4 },
  ]);
  expect(isSaltKnown).toBe(true);
});

test('reports no salts if the drain percentage is not judged', () => {
  expect(seasonVerdict([judged('p', { drainEc: 'aaaaaaa' })], 6)).toMatchObject({ salts: [], isSaltKnown: false });
});

test('compares with the season before at the same age, only plots that both seasons judge', () => {
  const before = {
    inside: { plot: salty, last: 9 },
    salty: { plot: inside, last: 9 },
    saltier: { plot: unread, last: 9 },
  };
  const { compared } = seasonVerdict(
    [inside, salty, saltier, unread],
    9,
    (plotId) => before[plotId as keyof typeof before] ?? null,
  );
  expect(compared).toEqual({ now: { inside: 1, held: 2 }, before: { inside: 1, held: 2 } });
});

test('looks at the week in which the crop of the season before was as old', () => {
  const early = seasonVerdict([inside], 9, () => ({ plot: salty, last: 3 }));
  const late = seasonVerdict([inside], 9, () => ({ plot: salty, last: 9 }));
  expect([early.compared?.before.inside, late.compared?.before.inside]).toEqual([1, 0]);
});
