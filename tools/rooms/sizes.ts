import path from 'node:path';
import { doors } from './imports.ts';
import type { Source } from './sources.ts';

/** The largest number of files directly in a folder. */
const mostFiles = 25;
/** The largest number of lines in a product file, and the limit for nine of ten files. A door is a list of names, and as long as that. */
const mostLines = { longest: 200, nineOfTen: 130 };
/** The limits of the median file: shorter means a product in crumbs, longer means files that are hard to read. */
const middle = { least: 40, most: 90 };

/** What is too large, each as a sentence. */
export function tooLarge(sources: Source[]): string[] {
  return [...fullFolders(sources), ...longFiles(sources.filter(({ product }) => product))];
}

function fullFolders(sources: Source[]): string[] {
  const files = Map.groupBy(sources, ({ file }) => path.posix.dirname(file));
  return [...files]
    .filter(([, held]) => held.length > mostFiles)
    .map(([folder, { length }]) => `${folder} holds ${length} files: more than ${mostFiles} need folders by subject.`);
}

function longFiles(product: Source[]): string[] {
  const long = product
    .filter(({ file, lines }) => lines >= mostLines.longest && !doors.test(file))
    .map(({ file, lines }) => `${file} has ${lines} lines: split it by subject below ${mostLines.longest}.`);
  const lengths = product
    .filter(({ file }) => !file.endsWith('.css'))
    .map(({ lines }) => lines)
    .sort((a, b) => a - b);
  const at = (share: number) => lengths[Math.floor(lengths.length * share)] ?? 0;
  const tenth = at(0.9);
  if (tenth >= mostLines.nineOfTen)
    long.push(`One product file in ten has ${tenth} lines or more: ${mostLines.nineOfTen} is too many.`);
  if (lengths.length > 100 && (at(0.5) < middle.least || at(0.5) > middle.most))
    long.push(`The middle product file has ${at(0.5)} lines, outside of ${middle.least} to ${middle.most}.`);
  return long;
}
