// "Add a rule" of docs/how-to.md, on a copy of the tree: the compiler names each place that must test or word a new code.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyTree } from './copy-tree.ts';
import { errorsOfTypes } from './errors-of-types.ts';

const tree = copyTree();
afterAll(() => tree.remove());

const codes = 'shared/src/domain/readings/problem-codes.ts';
/** A rule that refuses, one that asks, and one that only the server can break. */
const rules = `
  slope_impossible: { severity: 'refused', by: 'rules' },
  slope_odd: { severity: 'ask', by: 'rules' },
  plot_flooded: { severity: 'refused', by: 'server' },`;
const before = tree.read(codes);
tree.replace(codes, '\n  jump: {', `${rules}\n  jump: {`);
const errors = errorsOfTypes(tree);

const inForm = 'mf-readings/src/form/messages/format-problem.ts';
const places = {
  'data-server/src/problems/refusal.ts': ['plot_flooded', 'slope_impossible'],
  'data-server/src/readings/reading-rules.test.ts': ['plot_flooded'],
  'mf-readings/src/imports/texts/doubt-messages.ts': ['slope_impossible', 'slope_odd'],
  'mf-readings/src/words/reason.ts': ['plot_flooded', 'slope_impossible'],
  'shared/src/domain/readings/reading-rules.test.ts': ['slope_impossible', 'slope_odd'],
};

test.each(Object.entries(places))('the compiler says that %s lacks %j', (file, codes) => {
  const lacking = errors.filter((error) => error.startsWith(`${file}(`)).join('\n');
  expect(lacking).toContain(codes.length > 1 ? `: ${codes.join(', ')}` : `Property '${codes[0]}' is missing`);
});

test('the compiler names these places and the form, as the recipe does, and no other', () => {
  const named = [...new Set(errors.map((error) => error.replace(/\(.*/, '')))].sort();
  expect(named).toEqual([...Object.keys(places), inForm].sort());
  const howTo = readFileSync(path.join(tree.folder, 'docs/how-to.md'), 'utf8');
  expect([codes, ...named].filter((file) => !howTo.includes(file))).toEqual([]);
});

test.each([
  ["slope_impossible: { severity: 'refused', by: 'rules' },", true],
  ["plot_flooded: { severity: 'refused', by: 'server' },", false],
])(
  'with the rule %s alone the form lacks words: %s',
  (rule, isLacking) => {
    tree.write(codes, before.replace('\n  jump: {', `\n  ${rule}\n  jump: {`));
    // The form and what it imports: the whole tree takes seconds more.
    const include = ['shared/src/**/css-modules.d.ts'];
    tree.write('tsconfig.form.json', JSON.stringify({ extends: './tsconfig.json', include, files: [inForm] }));
    expect(errorsOfTypes(tree, 'tsconfig.form.json').length > 0).toBe(isLacking);
  },
  300_000,
);
