// "Add a rule" of docs/how-to.md, on a copy of the tree: the compiler names each place that must word a new code.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { copyTree } from './copy-tree.ts';
import { errorsOfTypes } from './errors-of-types.ts';

const tree = copyTree();
afterAll(() => tree.remove());

const codes = 'shared/src/domain/readings/problem-codes.ts';
const asking = ['mf-readings/src/form/messages/format-problem.ts', 'mf-readings/src/imports/texts/doubt-messages.ts'];
const refusing = [...asking, 'data-server/src/problems/refusal.ts', 'mf-readings/src/words/reason.ts'];

/** The product files with an error of types once the code is in the table. */
function lacking(line: string): string[] {
  const before = tree.read(codes);
  tree.replace(codes, '  jump: {', `  ${line}\n  jump: {`);
  const files = errorsOfTypes(tree).map((error) => error.replace(/\(.*/, ''));
  tree.write(codes, before);
  return [...new Set(files)].sort();
}

test('the check names each place that must word a refusing rule, as the recipe does', () => {
  expect(lacking("slope_impossible: { severity: 'refused', by: 'rules' },")).toEqual([...refusing].sort());
  const howTo = readFileSync(path.join(tree.folder, 'docs/how-to.md'), 'utf8');
  expect([codes, ...refusing].filter((file) => !howTo.includes(file))).toEqual([]);
}, 300_000);

test('a question needs no sentence of the server, and no reason', () => {
  expect(lacking("slope_odd: { severity: 'ask', by: 'rules' },")).toEqual([...asking].sort());
}, 300_000);

test('a rule of the server alone needs no words of the form or of an import', () => {
  const server = refusing.filter((file) => !asking.includes(file));
  expect(lacking("plot_flooded: { severity: 'refused', by: 'server' },")).toEqual(server.sort());
}, 300_000);
