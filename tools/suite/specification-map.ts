// Compares the marks in the tests (marks.ts) with the reports of the tests that have just run.
import path from 'node:path';
import { isNamed, type Mark } from './marks.ts';
import { partNames, type PartName, partOf } from './parts.ts';
import type { Plan } from './plan.ts';
import type { Ran } from './reports.ts';

export type MapLine = Pick<Mark, 'rule' | 'file' | 'title'>;

interface Judged {
  proven: MapLine[];
  /** Those whose test should have run, and did not or failed. */
  missing: MapLine[];
  /** Those whose test belongs to a part of the suite (or to its core) that this run leaves out: they are neither proven nor missing. */
  left: (MapLine & { to: PartName | 'core' })[];
}

/** Judges the rules by the tests that ran. `unable` tells which files' tests could not run on this machine. */
export function judgeMap(
  lines: readonly MapLine[],
  ran: readonly Ran[],
  plan: Plan,
  unable: (file: string) => boolean = () => false,
): Judged {
  const judged: Judged = { proven: [], missing: [], left: [] };
  for (const line of lines) {
    const to = ownerOf(line.file);
    const runs = to === 'core' ? plan.core : plan.parts.includes(to);
    if (unable(line.file)) continue;
    if (!runs) judged.left.push({ ...line, to });
    else judged[isProven(line, ran) ? 'proven' : 'missing'].push(line);
  }
  return judged;
}

const isProven = ({ file, title }: MapLine, ran: readonly Ran[]) =>
  ran.some((test) => test.passed && test.file === file && isNamed(test.name, title));

/** The part that a file of tests belongs to. A journey with a part's tag is not found by this: a mark must be above one without. */
function ownerOf(file: string): PartName | 'core' {
  const owner = partNames.find((name) => {
    const { tests = [], journeys = [], stories } = partOf(name);
    const globs = [
      ...tests,
      ...journeys.map((glob) => `e2e/${glob}`),
      ...(stories ? [`${stories}/**/*.stories.tsx`] : []),
    ];
    return globs.some((glob) => path.matchesGlob(file, glob));
  });
  return owner ?? 'core';
}
