// What the reports of Vitest and Playwright say of each test that ran.
import path from 'node:path';

const root = path.dirname(import.meta.dirname);

/** A test that ran. */
export interface Ran {
  /** From the repository's root. */
  file: string;
  /** With the names of what it stands in. */
  name: string;
  passed: boolean;
  /** It failed, and passed when it was run again. */
  secondTry: boolean;
}

interface VitestReport {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages?: string[] | null }[];
  }[];
}
interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs: { title: string; ok: boolean; tests: { status: string }[] }[];
}

/** The tests of a Vitest report. It has no word for a second try, but a test that passed then holds the messages of the first. */
export function ranInVitest(report: string): Ran[] {
  const { testResults } = JSON.parse(report) as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => ({
      file: path.relative(root, name),
      name: [...ancestorTitles, title].join(' '),
      passed: status === 'passed',
      secondTry: status === 'passed' && (failureMessages ?? []).length > 0,
    })),
  );
}

/** The tests of a Playwright report. */
export function ranInPlaywright(report: string): Ran[] {
  const walk = (suite: Suite): Ran[] => [
    ...suite.specs.map(({ title, ok, tests }) => ({
      file: `e2e/${suite.file}`,
      name: title,
      passed: ok && tests.every(({ status }) => status !== 'skipped'),
      secondTry: tests.some(({ status }) => status === 'flaky'),
    })),
    ...(suite.suites ?? []).flatMap(walk),
  ];
  return (JSON.parse(report) as { suites: Suite[] }).suites.flatMap(walk);
}
