import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { drainTemperature, generate, intakeTemperature, type NewMeasure, stepsOf } from './add-measure.ts';
import { copyTree } from './copy-tree.ts';
import { errorsOfTypes } from './errors-of-types.ts';

const root = path.resolve(import.meta.dirname, '../..');
const tree = copyTree();
afterAll(() => tree.remove());

const steps = stepsOf(tree, drainTemperature);
const files = Object.keys(steps);
const migration = files.find((file) => /migrations\/\d/.test(file))!;
/** The text of each file before the recipe. */
const before = new Map(files.map((file) => [file, file === migration ? '' : tree.read(file)]));
for (const [file, step] of Object.entries(steps)) step(tree, file);
generate(tree);
const after = new Map(files.map((file) => [file, tree.read(file)]));

/** Runs a check on the copy as if these files had been forgotten. */
function without(forgotten: string[], check: () => string): string {
  for (const file of forgotten) tree.write(file, before.get(file) ?? '');
  const output = check();
  for (const file of forgotten) tree.write(file, after.get(file) ?? '');
  return output;
}

const measures = () => tree.node(['tools/checks/measures.ts']).output;
test('a new measure touches at most ten hand-written product files, and the recipe names each', () => {
  expect(files.length).toBeLessThanOrEqual(10);
  const howTo = readFileSync(path.join(root, 'docs/how-to.md'), 'utf8');
  const named = files.map((file) => file.replace(path.basename(migration), '')).filter((file) => !howTo.includes(file));
  expect(named).toEqual([]);
});

test('with every step done, measures and texts pass their checks', () => {
  expect(measures()).toBe('');
  expect(tree.node(['locales/run.ts', 'verify', 'mf-readings']).output).toBe('');
}, 300_000);

test.each([
  ['openapi/openapi.yaml', 'schema ReadingBody lacks drain_temperature (step 2)'],
  [migration, 'no migration adds drain_temperature (step 3)'],
])('forgetting %s says: %s', (file, message) => {
  expect(without([file], measures)).toContain(message);
});

test('another measure at the doors is a minor version, with which deployed remotes go on', () => {
  const { output } = tree.node(['tools/doors.ts']);
  expect(output).toMatch(/^With new members at the doors: .*measures.* raise the minor/m);
  expect(output).not.toContain('raise the major');
}, 300_000);

test('the app with the new measure saves, changes and draws on a data server without it', () => {
  const args = ['run', '--project', 'recipes', 'tools/recipes/another-age.test.ts'];
  const { output } = tree.bin('vitest', args, { OTHER_SERVER: root, VITEST: '', NO_COLOR: '1', FORCE_COLOR: '' });
  expect(output).toMatch(/Tests +4 passed/);
}, 300_000);

test('a plot’s card has a line for each of four kinds of values', () => {
  const args = ['run', '--project', 'unit*', 'mf-readings/src/board/PlotCard.test.tsx'];
  const { output } = tree.bin('vitest', args, { VITEST: '', NO_COLOR: '1', FORCE_COLOR: '' });
  expect(output).toMatch(/Tests +1 passed/);
}, 300_000);

test('a file’s column of the new measure is read by its words, in its unit alone, and the unit is not asked', () => {
  const heads = ['Température drainage (°C)', 'Drain temp.', 'Température drainage (mV)', 'EC drainage (25 °C)'];
  const script = `
    import { meaningOf } from './shared/src/domain/imports/tables/head-meaning.ts';
    import { unitsFor } from './shared/src/domain/imports/tables/stored-unit.ts';
    const kinds = ${JSON.stringify(heads)}.map((head) => meaningOf(head, '', [])?.kind);
    console.log([...kinds, unitsFor('drainTemperature').length].join(' '));`;
  const { output } = tree.node(['--input-type=module', '--eval', script]);
  expect(output.trim()).toBe('drainTemperature drainTemperature nothing drainEc 0');
});

/** The board's advice for a plot where only this measure is outside of its target, and how often the demo has values of it among 20 rounds. */
function adviceAndDemo({ field, column }: NewMeasure): string {
  const { output } = tree.node([
    '--input-type=module',
    '--eval',
    `import { plotAdvice } from './shared/src/domain/board/plot-advice.ts';
    import { byMeasure } from './shared/src/domain/readings/measures.ts';
    import { tomato } from './data-server/src/demo/crops.ts';
    import { seeded } from './data-server/src/demo/random.ts';
    import { RootZone } from './data-server/src/demo/simulate.ts';
    const values = { ...byMeasure(() => null), ${field}: { value: 31, state: 'above' } };
    const advice = plotAdvice({ now: { state: 'outside', values }, compared: byMeasure(() => null), drainDays: [] });
    const zone = new RootZone(tomato, seeded('recipe'));
    const rounds = Array.from({ length: 20 }, () => zone.measure(tomato, { heat: 26, rain: 0 }, 60, 1));
    const measured = rounds.filter((round) => round.${column} >= 12 && round.${column} <= 30);
    console.log(advice.kind, advice.measure, measured.length);`,
  ]);
  return output.trim();
}

test('the board says which target the new measure misses, without advice about the mix, and the demo has values of it', () => {
  expect(adviceAndDemo(drainTemperature)).toMatch(/^outside drainTemperature (1[5-9]|20)$/);
});

test('forgetting a name, a sentence or the words for the heads of files is an error of types in its file', () => {
  const heads = 'shared/src/domain/imports/cells/column-names.ts';
  const texts = [...files.filter((file) => /^(?:mf-|shared\/src\/sentences)/.test(file)), heads];
  // Checks these files and what they import; together.test.ts checks the whole tree, with two new measures.
  const include = ['shared/src/**/css-modules.d.ts'];
  tree.write('tsconfig.texts.json', JSON.stringify({ extends: './tsconfig.json', include, files: texts }));
  const output = without(texts, () => errorsOfTypes(tree, 'tsconfig.texts.json').join('\n'));
  expect(texts.filter((file) => !output.includes(file))).toEqual([]);
  expect(output).toMatch(/drainTemperature.*(missing|required)/);
  expect(output).toMatch(/column-names\.ts.*'temperature' is missing/);
}, 300_000);

test('forgetting a language is named by the check of the texts', () => {
  const file = 'locales/mf-readings/pl.json';
  const whole = tree.read(file);
  const { 'readings.measure.drainTemperature': _forgotten, ...rest } = JSON.parse(whole) as Record<string, string>;
  tree.write(file, JSON.stringify(rest));
  const { output } = tree.node(['locales/run.ts', 'verify', 'mf-readings']);
  tree.write(file, whole);
  expect(output).toMatch(/pl[\s\S]*readings\.measure\.drainTemperature/);
}, 120_000);

test('a second list of the measures, and a guess by name, are found', () => {
  tree.write(
    'mf-readings/src/rows/listing.ts',
    "export const all = ['intakePh', 'drainPh', 'drainTemperature'];\nexport const side = (name: string) => name.startsWith('intake');\n",
  );
  const output = measures();
  tree.write('mf-readings/src/rows/listing.ts', '');
  expect(output).toContain('mf-readings/src/rows/listing.ts lists measures by name');
  expect(output).toContain("mf-readings/src/rows/listing.ts guesses a measure's kind");
});

test('a seventh measure follows by the same steps', () => {
  for (const [file, step] of Object.entries(stepsOf(tree, intakeTemperature))) step(tree, file);
  generate(tree);
  expect(measures()).toBe('');
  expect(adviceAndDemo(intakeTemperature)).toBe('outside intakeTemperature 20');
}, 300_000);
