import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CsvCell } from './csv.ts';
import { csvOf } from './csv.ts';

/** A separate reader that reads character by character, as a spreadsheet does. */
function read(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 1; at < text.length; at++) {
    const character = text[at] ?? '';
    if (quoted && character === '"' && text[at + 1] === '"') {
      cell += '"';
      at++;
    } else if (character === '"') quoted = !quoted;
    else if (!quoted && character === separator) {
      row.push(cell);
      cell = '';
    } else if (!quoted && character === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      row = [];
      cell = '';
      at++;
    } else cell += character;
  }
  return rows;
}

const word = fc.string().filter((text) => !/^[=+\-@\t\r\n＝＋－＠]/.test(text));
const cell: fc.Arbitrary<CsvCell> = fc.oneof(
  word,
  fc.integer({ min: -9999, max: 9999 }).map((n) => n / 100),
  fc.constant(null),
);

describe('a CSV file', () => {
  it('is read back as it was written, in both ways of writing numbers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        fc.constantFrom(',', '.'),
        (rows, mark) => {
          const back = read(csvOf(rows, mark), mark === ',' ? ';' : ',');
          expect(back).toEqual(
            rows.map((row) =>
              row.map((cell) =>
                cell === null ? '' : typeof cell === 'number' ? String(cell).replace('.', mark) : cell,
              ),
            ),
          );
        },
      ),
    );
  });

  it('separates by semicolons where the comma is the decimal mark', () => {
    expect(csvOf([['Serre 1', 2.45]], ',')).toBe('\uFEFFSerre 1;2,45\r\n');
    expect(csvOf([['Serre 1', 2.45]], '.')).toBe('\uFEFFSerre 1,2.45\r\n');
  });

  it('keeps four decimals of a number, rounded free of binary fractions', () => {
    expect(csvOf([['Serre 1', 0.1234, 2.3 - 2]], '.')).toBe('\uFEFFSerre 1,0.1234,0.3\r\n');
  });

  it('never passes a formula to the spreadsheet', () => {
    expect(csvOf([['=HYPERLINK("http://x")']], '.')).toContain(`"'=HYPERLINK(""http://x"")"`);
    for (const sign of ['+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])
      expect(csvOf([[`${sign}1+1`]], '.'), JSON.stringify(sign)).toMatch(/^\uFEFF"?'/);
  });
});
