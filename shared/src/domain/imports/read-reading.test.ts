import { expect, test } from 'vitest';
import { zoneClock } from '../farm-time.ts';
import { byMeasure } from '../readings/measures.ts';
import { ruleProblems } from './read-reading.ts';

test.each([
  [0, '0'],
  [15, '15'],
])('a problem of a pH of %i shows it as %s', (intakePh, text) => {
  const body = { date: '2026-06-15', time: '10:00', plotId: 'plot-1', ...byMeasure(() => null), intakePh };
  const now = Date.parse('2026-06-15T12:00:00Z') / 1000;
  const problems = ruleProblems(body as unknown as Parameters<typeof ruleProblems>[0], zoneClock('UTC'), now, 'C2');
  expect(problems.find(({ field }) => field === 'intakePh')?.text).toBe(text);
});
