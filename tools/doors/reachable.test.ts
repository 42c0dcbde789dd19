import { expect, test } from 'vitest';
import { moduleText, reachable } from './reachable.ts';

const door = (inside: string) => moduleText('door', inside);
const of = (...modules: string[]) => reachable(modules.join('\n'), ['door']);

test.each([
  ['a type that a function takes', 'export const Opened: (of: Sheet) => void;', 'interface Sheet { rows: number; }'],
  ['a type of a type', 'export type Opened = Sheet;', 'type Sheet = Row[];\ninterface Row { of: string; }'],
  ['a constant whose type is taken', 'export type Opened = typeof sheets;', 'const sheets: readonly string[];'],
])('keeps %s', (_, exported, needed) => {
  const left = of(
    door("export { Opened } from 'sheets';"),
    moduleText('sheets', `${exported}\n${needed}\nconst other: 1;`),
  );
  expect(left).toContain(`${exported}\n${needed}`);
  expect(left).not.toContain('other');
});

test('follows lists of imports and exports under their names here and there, and leaves out what nothing leads to', () => {
  const left = of(
    door("export { Table as Sheet } from 'table';"),
    moduleText(
      'table',
      "import { Row as Line, type Column } from 'row';\nimport { gone } from 'gone';\nexport interface Table { lines: Line[]; }\nexport const unused: Column;",
    ),
    moduleText('row', 'export interface Row { of: string; }\nexport interface Column { of: Row; }'),
    moduleText('gone', 'export const gone: string;'),
  );
  expect(left).toBe(
    [
      door("export { Table as Sheet } from 'table';\nexport {};"),
      moduleText('table', "import { Row as Line } from 'row';\nexport interface Table { lines: Line[]; }\nexport {};"),
      moduleText('row', 'export interface Row { of: string; }\nexport {};'),
    ].join('\n'),
  );
});

test('follows the types that the compiler imports within a type', () => {
  const left = of(
    door("export const open: import('table').Table<string>;"),
    moduleText('table', 'export interface Table<Of> { of: Of; }\nexport interface Other { of: string; }'),
  );
  expect(left).toContain('interface Table');
  expect(left).not.toContain('Other');
});
