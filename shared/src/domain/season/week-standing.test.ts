import { expect, test } from 'vitest';
import { judged } from './judged-plot.sample.ts';
import { weekStanding } from './week-standing.ts';

test.each([
  ['iiiiiii', 'in', 'all days are inside'],
  ['iiiiaaa', 'in', 'three of seven days are outside'],
  ['iiiaaaa', 'out', 'four of seven days are outside'],
  ['.i...a.', 'out', 'half of the judged days are outside'],
  ['aaaaaaa', 'out', 'all days are outside'],
  ['.......', 'unread', 'nothing was read'],
  ['??.....', 'untargeted', 'no value has a target'],
])('calls a week of drain EC "%s" %s: %s', (drainEc, standing) => {
  expect(weekStanding(judged('p', { drainEc }), 6)).toBe(standing);
});

test('judges a plot by one measure, whatever the others are', () => {
  expect(weekStanding(judged('p', { drainEc: 'iiiiiii', intakePh: '..bb...' }), 6)).toBe('out');
});

test('looks only at the seven days', () => {
  const plot = judged('p', { drainEc: 'aaaaaiiiiiiiaaaaa' });
  expect(weekStanding(plot, 11)).toBe('in');
  expect(weekStanding(plot, 16)).toBe('out');
  expect(weekStanding(plot, 30)).toBe('unread');
  expect(weekStanding(plot, -3)).toBe('unread');
});
