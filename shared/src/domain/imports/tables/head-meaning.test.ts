import { expect, test } from 'vitest';
import { meaningOf } from './head-meaning.ts';

test.each([
  ['EC', 'Apport (µS/cm)', 'intakeEc', 'µS/cm'],
  ['pH', 'Apport (mS/cm)', 'intakePh', null],
  ['Apport (mS/cm)', '', 'intakeEc', 'mS/cm'],
  ['ECd', '', 'drainEc', null],
  ['CEe', '', 'intakeEc', null],
  ['pHs', '', 'drainPh', null],
  ['EC drain (obs.)', '', 'drainEc', null],
  ['Remarque (ml)', '', 'note', null],
  ['Nombre de goutteurs', '', 'dripperCount', null],
  ['Volume drainé (ml)', '', 'totalDrained', 'ml'],
  ['Volume par goutteur (cl)', '', 'intakePerDripper', 'cl'],
  ['الموصلية الكهربائية الصرف (mS/cm)', '', 'drainEc', 'mS/cm'],
])('the head "%s" beneath "%s" means %s in %s', (head, above, kind, unit) => {
  expect(meaningOf(head, above, [])).toMatchObject({ kind, unit, second: null, plotId: null });
});

/** The heads of what was given to all drippers, in files that this app writes, and wrote earlier. */
const givenHeads = [
  'Volume total apporté (L)',
  'Total intake volume (L)',
  'Aporte total (L)',
  'Pożywka łącznie (L)',
  'Volume total fornecido (L)',
  'Volume total de rega (L)',
  'مجموع المحلول المعطى (L)',
  'مجموع ماء السقي (L)',
];

test.each(givenHeads)('the head "%s" is the water of all drippers, in litres', (head) => {
  expect(meaningOf(head, '', [])).toMatchObject({ kind: 'totalGiven', unit: 'l', second: null });
});

test.each(['Nombre de plants', 'Volume (ml)', 'Apport', 'Météo'])('the head "%s" has no known meaning', (head) => {
  expect(meaningOf(head, '', [])).toBeNull();
});
