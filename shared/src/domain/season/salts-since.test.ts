import { expect, test } from 'vitest';
import { judged } from './judged-plot.sample.ts';
import { saltsSince } from './salts-since.ts';

test.each([
  ['iiiiiaaaaa', 'iiiiibbbbb', 5, 'since the first of the days with both signs'],
  ['iiiiiaaiaa', 'iiiiibbbbb', 5, 'over a single other day'],
  ['iiiaaiiaaa', 'iiibbbbbbb', 7, 'not over two other days'],
  ['aaa.......', 'bbb.......', null, 'not where the last sign is older than a week'],
  ['aaaaaaaa..', 'bbbbbbbb..', 0, 'though the last days were not read'],
  ['iiiiiiiiaa', 'iiiiiiiibb', null, 'not on two days alone'],
  ['iiiiiaaaaa', 'iiiiiiiiii', null, 'not where enough drains'],
  ['iiiiiiiiii', 'iiiiibbbbb', null, 'not where drain EC is in target'],
  ['aaaaaaaaaa', '..........', null, 'not where nobody measured the drain percentage'],
  ['a.a.a.a.a.', 'b?b?b?b?b?', 0, 'on the days that have both values'],
])('drain EC %s, drain percentage %s: %s', (drainEc, drainPercent, since, _why) => {
  expect(saltsSince(judged('p', { drainEc, drainPercent }), 9)).toBe(since);
});
