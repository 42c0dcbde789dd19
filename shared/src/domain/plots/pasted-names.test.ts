import { expect, test } from 'vitest';
import { mostPasted, pastedNames, withoutLines } from './pasted-names.ts';
import { pastedTable } from './pasted-table.ts';

const read = (text: string, others: string[] = []) =>
  pastedNames(pastedTable(text).lines, others).map(({ line, name, problem }) => [
    line,
    name,
    problem?.code ?? null,
    problem?.of,
  ]);

test('a column gives a name a line, without empty lines, with any line ends', () => {
  expect(read('Serre 1\r\nSerre 2\n\n  \rTunnel  1 \n')).toEqual([
    [1, 'Serre 1', null, undefined],
    [2, 'Serre 2', null, undefined],
    [5, 'Tunnel 1', null, undefined],
  ]);
  expect(read(' \n\t\n')).toEqual([]);
});

test('takes the first of several columns that is not empty', () => {
  expect(read('Serre 1\t1200\tTomate\n\tSerre 2\t800')).toEqual([
    [1, 'Serre 1', null, undefined],
    [2, 'Serre 2', null, undefined],
  ]);
});

test('names a name with its line that exists already, is there twice or is too long', () => {
  expect(read(`A\nB\na\n${'x'.repeat(81)}`, ['b'])).toEqual([
    [1, 'A', null, undefined],
    [2, 'B', 'name_taken', undefined],
    [3, 'a', 'repeated', 1],
    [4, 'x'.repeat(81), 'name_too_long', undefined],
  ]);
});

test('takes no more names than any farm has', () => {
  const text = Array.from({ length: mostPasted + 1 }, (_, index) => `S${index}`).join('\n');
  expect(read(text)).toHaveLength(mostPasted);
});

test('imported names leave the text, and the rest stays as it was typed', () => {
  expect(withoutLines('A\n\n B \nC', new Set([1, 4]))).toBe('\n B ');
});
