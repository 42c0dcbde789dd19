import { expect, test } from 'vitest';
import { answersOf, layoutText, recipeOf } from './recipe.ts';
import { noAnswers } from './tables/import-answers.ts';

const grid = (...rows: string[][]) => [{ rows: rows.map((cells) => ({ cells })) }];

// Specification 10: answers serve the next file of a layout
test('answers about one file serve the next of that layout, whatever its sheets are called', () => {
  const answers = {
    ...noAnswers,
    columns: { 'mars!C1': 'drainEc', 'mars!1': 'intakeEc' },
    units: { 'mars!C1': 'µS/cm' },
    heads: { mars: 3 },
    zone: 'UTC',
    plots: { 's 1': 'plot-1', nord: null },
  } as const;
  const recipe = recipeOf(answers, 'mars.csv', ['mars'])!;
  expect(JSON.parse(JSON.stringify(recipe))).toEqual(recipe);
  expect(answersOf(recipe, ['avril'])).toEqual({
    ...answers,
    columns: { 'avril!C1': 'drainEc', 'avril!1': 'intakeEc' },
    units: { 'avril!C1': 'µS/cm' },
    heads: { avril: 3 },
  });
});

test('repairs of rows and the year of dates are no part of a recipe', () => {
  expect(
    recipeOf({ ...noAnswers, year: 2025, all: { hidden: 'take' }, rows: { 'a!2': { x: 'drop' } } }, 'a', ['a']),
  ).toBeNull();
});

test('files have one layout if their heads are alike, not their values', () => {
  const march = grid(['Cahier'], ['Date', 'EC'], ['01/03/2026', '2,1']);
  expect(layoutText(grid(['Cahier 2'], ['DATE', 'EC '], ['01/04/2026', '2,4']))).toBe(layoutText(march));
  expect(layoutText(grid(['Cahier'], ['Date', 'pH'], ['01/03/2026', '2,1']))).not.toBe(layoutText(march));
});
