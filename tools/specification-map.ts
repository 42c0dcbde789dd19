// Holds docs/specification-map.md against the reports of the tests that have just run.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.dirname(import.meta.dirname);

interface Row {
  rule: string;
  file: string;
  words: string;
}

/** A test that ran: its file from the repository's root, its full name, and whether it passed. */
export interface Ran {
  file: string;
  name: string;
  passed: boolean;
}

interface VitestReport {
  testResults: { name: string; assertionResults: { ancestorTitles: string[]; title: string; status: string }[] }[];
}
interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs: { title: string; ok: boolean; tests: { status: string }[] }[];
}

/** The tests of a Vitest report. */
export function ranInVitest(report: string): Ran[] {
  const { testResults } = JSON.parse(report) as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: path.relative(root, name),
      name: [...ancestorTitles, title].join(' '),
      passed: status === 'passed',
    })),
  );
}

/** The tests of a Playwright report. */
export function ranInPlaywright(report: string): Ran[] {
  const walk = (suite: Suite): Ran[] => [
    ...suite.specs.map(({ title, ok, tests }) => ({
      file: `e2e/${path.basename(suite.file)}`,
      name: title,
      passed: ok && tests.every(({ status }) => status !== 'skipped'),
    })),
    ...(suite.suites ?? []).flatMap(walk),
  ];
  return (JSON.parse(report) as { suites: Suite[] }).suites.flatMap(walk);
}

/** The rows that name no test that ran and passed. `left` are files whose tests could not run on this machine. */
export function unproven(ran: readonly Ran[], left: (file: string) => boolean = () => false): Row[] {
  return rows().filter(
    ({ file, words }) =>
      !left(file) && !ran.some((test) => test.passed && test.file === file && test.name.includes(words)),
  );
}

/** The table's rows. Throws when the file is gone or has none. */
export function rows(): Row[] {
  const file = path.join(root, 'docs/specification-map.md');
  if (!existsSync(file)) throw new Error('docs/specification-map.md is not there');
  const found = [...readFileSync(file, 'utf8').matchAll(/^\| \d \| (.+?) \| `(.+?)` \| (.+?) \|$/gm)];
  if (found.length === 0) throw new Error('docs/specification-map.md has no rows');
  return found.map(([, rule, name, words]) => ({ rule: rule!, file: name!, words: words! }));
}
