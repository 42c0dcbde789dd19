import { decodedText } from '../../shared/src/domain/imports/cells/decoded-text.ts';
import type { Verdict } from './judge.ts';
import type { WorldFile } from './world-file.ts';

interface Sum {
  files: number;
  wrong: number;
  /** The readings that the files hold. */
  held: number;
  /** Those that would be stored without an answer. */
  ready: number;
  /** Those that would be stored with the answers of somebody who knows the file. */
  answered: number;
}

const none = (): Sum => ({ files: 0, wrong: 0, held: 0, ready: 0, answered: 0 });

/** Counts what became of many files. */
export class Tally {
  readonly #layouts: Record<string, Sum> = {};
  readonly all = none();
  readonly plain = none();

  add({ layout, isPlain }: WorldFile, { wrong, held, ready, readyAnswered }: Verdict): void {
    const own = (this.#layouts[layout] ??= none());
    for (const sum of [own, this.all, ...(isPlain ? [this.plain] : [])]) {
      sum.files += 1;
      sum.wrong += wrong.length > 0 ? 1 : 0;
      sum.held += held;
      sum.ready += ready;
      sum.answered += readyAnswered;
    }
  }

  get wrongFiles(): number {
    return this.all.wrong;
  }

  /** The share of the plain files' readings that need no answer. */
  get plainShare(): number {
    return this.plain.ready / Math.max(1, this.plain.held);
  }

  /** The share of all readings that are stored once somebody who knows the files has answered. */
  get answeredShare(): number {
    return this.all.answered / Math.max(1, this.all.held);
  }

  byLayout(): Readonly<Record<string, Sum>> {
    return this.#layouts;
  }

  sentence(): string {
    const { files, wrong, held, ready, answered } = this.all;
    const share = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
    return [
      `${files} files with ${held} readings: ${wrong} files with a value that is not in them.`,
      `Ready without a question: ${share(ready, held)}, of the ${this.plain.files} plain files ${share(this.plain.ready, this.plain.held)}.`,
      `Ready after the answers of somebody who knows the file: ${share(answered, held)}.`,
    ].join(' ');
  }
}

/** A file with what is wrong in it, for somebody who mends the reader. */
export function described(
  { seed, name, layout, language, traits, farm, bytes }: WorldFile,
  { wrong }: Verdict,
): string {
  const text = name.endsWith('.csv') ? decodedText(bytes).split(/\r?\n/).slice(0, 6).join('\n') : '(a workbook)';
  return [
    `\nseed ${seed}: ${name}, ${layout}, ${language}, ${farm.zone}, plots ${farm.plots.join(' | ')}, ${traits.join(', ')}`,
    ...wrong.slice(0, 3),
    text,
  ].join('\n');
}
