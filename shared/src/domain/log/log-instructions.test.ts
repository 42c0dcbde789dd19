import { expect, test } from 'vitest';
import { zoneClock } from '../farm-time.ts';
import { instructionsOfLog } from './log-instructions.ts';

const at = (day: string) => Date.parse(`${day}T12:00:00Z`) / 1000;
const malika = { id: 'm', firstname: 'Malika', lastname: 'El Fassi' };
const instructionOf = (id: string, given: string, done: string | null, plotId = 'p') => ({
  id,
  plotId,
  text: 'Monter l’apport à 2,6',
  doneAt: done === null ? null : at(done),
  readingId: null,
  createdBy: malika,
  createdAt: at(given),
  updatedAt: 1,
  version: 1,
});

test('has what was given or done in the period at the log’s plots, in the order in which it was given', () => {
  const all = [
    instructionOf('later', '2026-03-20', null),
    instructionOf('done-within', '2026-02-27', '2026-03-01'),
    instructionOf('given-within', '2026-03-31', '2026-04-02'),
    instructionOf('before', '2026-02-10', '2026-02-11'),
    instructionOf('still-open', '2026-02-10', null),
    instructionOf('after', '2026-04-01', null),
    instructionOf('elsewhere', '2026-03-10', null, 'q'),
  ];
  const period = { from: '2026-03-01', to: '2026-03-31', clock: zoneClock('Africa/Casablanca'), plots: new Set(['p']) };
  expect(instructionsOfLog(all, period).map(({ id }) => id)).toEqual(['done-within', 'later', 'given-within']);
});
