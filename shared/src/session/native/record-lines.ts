import { crc32 } from '../storage/crc32.ts';

/** A stored thing with a growing number: if two records have the same subject, the one with the higher number counts. */
export interface Numbered {
  number: number;
}

/** The first line of a file that was written as a whole: `count` records follow it, all that were open up to the number `base`. */
interface Head {
  base: number;
  count: number;
}

/** The contents of a file. `base` is null where its beginning is not whole. */
export interface Lines<R extends Numbered> {
  base: number | null;
  records: R[];
}

/** The text of a new file. */
export function wholeFile(base: number, records: readonly Numbered[]): string {
  return lineOf({ base, count: records.length } satisfies Head) + records.map(lineOf).join('');
}

/** The text that appends records to a file. It begins on a new line, in case the last one was cut. */
export function addedLines(records: readonly Numbered[]): string {
  return `\n${records.map(lineOf).join('')}`;
}

/** Reads a file without the lines that were cut or altered. */
export function parseLines<R extends Numbered>(text: string): Lines<R> {
  const lines = text.split('\n').map(parseLine);
  const [head, ...rest] = lines;
  const isRecord = (line: unknown): line is R => typeof (line as Partial<R> | null)?.number === 'number';
  const { base, count } = (head ?? {}) as Partial<Head>;
  const isWhole = base !== undefined && count !== undefined && rest.slice(0, count).filter(isRecord).length === count;
  return { base: isWhole ? base : null, records: lines.filter(isRecord) };
}

/** Uses only ASCII letters, because an iPhone cannot read a text that was cut within another letter. */
function lineOf(value: Head | Numbered): string {
  const json = JSON.stringify(value).replace(
    /[\u0080-\uFFFF]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${checksum(json)} ${json}\n`;
}

function parseLine(line: string): unknown {
  const json = line.slice(9);
  return line[8] === ' ' && checksum(json) === line.slice(0, 8) ? JSON.parse(json) : null;
}

const checksum = (text: string) => crc32(new TextEncoder().encode(text), 0).toString(16).padStart(8, '0');
