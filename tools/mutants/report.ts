import path from 'node:path';
import type { Stryker } from '@stryker-mutator/core';
import { concernedParts } from '../suite/concerned.ts';
import { partOf } from '../suite/parts.ts';
import { unlessInPart } from '../suite/test-files.ts';
import { equivalent } from './equivalent.ts';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

export interface Score {
  killed: number;
  lived: number;
  /** Those of `killed` whose tests took too long, which a busy machine may have done. */
  timedOut: number;
  /** The share of mutants that tests noticed, in per cent, without equivalent ones. */
  percent: number;
}

/**
 * Prints every surviving mutant as `file:line: before → after`, and every killed one whose test `pnpm test` leaves out after a change of its
 * file, and counts. `texts` has the sources as they were when the run began.
 */
export function report(results: MutantResult[], root: string, texts: ReadonlyMap<string, string>): Score {
  const noticed = results.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const lived = results
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map((mutant) => ({ ...mutant, ...placeOf(mutant, root, texts) }))
    .filter(({ file, before, after }) => !isEquivalent(file, before, after))
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
  for (const { file, line, before, after, status } of lived)
    console.log(
      `  ${file}:${line}: ${oneLine(before)} → ${oneLine(after)}${status === 'NoCoverage' ? ' (no test)' : ''}`,
    );
  // A failure outside of every test also fails a run, but may be the test's own: it is shown, and not counted.
  for (const mutant of results.filter(({ status }) => status === 'RuntimeError' || status === 'CompileError')) {
    const { file, line, before, after } = placeOf(mutant, root, texts);
    const reason = oneLine(mutant.statusReason ?? '');
    console.log(`  not counted: ${file}:${line}: ${oneLine(before)} → ${oneLine(after)}: ${reason}`);
  }
  for (const mutant of results.filter(({ status }) => status === 'Killed')) {
    const { file, line, before, after } = placeOf(mutant, root, texts);
    const tests = (mutant.killedBy ?? []).map((id) => id.split('#')[0] ?? '');
    if (tests.length > 0 && !tests.some((test) => runsFor(file, test)))
      console.log(`  pnpm test leaves out ${tests[0]}: ${file}:${line}: ${oneLine(before)} → ${oneLine(after)}`);
  }
  const timedOut = results.filter(({ status }) => status === 'Timeout').length;
  const all = noticed.length + lived.length;
  return { killed: noticed.length, lived: lived.length, timedOut, percent: all ? (100 * noticed.length) / all : 100 };
}

/** Whether `pnpm test` runs a file of tests after a change of a file: it is of the core, or of a part that reads the file. */
function runsFor(file: string, test: string): boolean {
  const ofPart = (name: ReturnType<typeof concernedParts>[number]) =>
    (partOf(name).tests ?? []).some((glob) => path.matchesGlob(test, glob));
  return unlessInPart(test) || concernedParts([file]).some(ofPart);
}

function placeOf({ fileName, location, replacement }: MutantResult, root: string, texts: ReadonlyMap<string, string>) {
  const file = path.relative(root, path.resolve(root, fileName)).split(path.sep).join('/');
  const { start, end } = location;
  const lines = texts
    .get(file)!
    .split('\n')
    .slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column - 1);
  lines[0] = lines[0]!.slice(start.column - 1);
  return { file, line: start.line, before: lines.join('\n'), after: replacement ?? '' };
}

const isEquivalent = (file: string, before: string, after: string) =>
  equivalent.some((known) => known.file === file && known.before === oneLine(before) && known.after === oneLine(after));

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 160);
