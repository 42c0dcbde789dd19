// Reads the reports of Vitest and Playwright about each test that ran.
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');

/** A test that ran. */
export interface Ran {
  /** The path from the repository's root. */
  file: string;
  /** Its name, with those of the suites around it. */
  name: string;
  passed: boolean;
  /** Whether it failed, and passed when it was repeated. */
  secondTry: boolean;
  /** The first line of its failure; null if it passed. */
  failure: string | null;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string; failureMessages?: string[] | null }[];
  }[];
}
interface Suite {
  title: string;
  file: string;
  suites?: Suite[];
  specs: {
    title: string;
    ok: boolean;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

/**
 * The tests in a Vitest report, and each file that did not load. The report does not mention a second try, but a test that passed then has
 * the messages of the first.
 */
export function ranInVitest(report: string): Ran[] {
  const { testResults } = JSON.parse(report) as VitestReport;
  return testResults.flatMap(({ name, status: ofFile, message, assertionResults }) => {
    const file = path.relative(root, name);
    const tests = assertionResults.map(({ ancestorTitles, title, status, failureMessages }) => ({
      file,
      name: [...ancestorTitles, title].join(' '),
      passed: status === 'passed',
      secondTry: status === 'passed' && (failureMessages ?? []).length > 0,
      failure: status === 'failed' ? firstLine(failureMessages?.[0]) : null,
    }));
    const failedAsAWhole = ofFile === 'failed' && tests.every(({ failure }) => failure === null);
    const whole = { file, name: 'the file', passed: false, secondTry: false, failure: firstLine(message) };
    return failedAsAWhole ? [...tests, whole] : tests;
  });
}

/** The tests in a Playwright report. */
export function ranInPlaywright(report: string): Ran[] {
  const walk = (suite: Suite): Ran[] => [
    ...suite.specs.map(({ title, ok, tests }) => ({
      file: `e2e/${suite.file}`,
      name: title,
      passed: ok && tests.every(({ status }) => status !== 'skipped'),
      secondTry: tests.some(({ status }) => status === 'flaky'),
      failure: ok ? null : firstLine(tests.flatMap(({ results }) => results).at(-1)?.error?.message),
    })),
    ...(suite.suites ?? []).flatMap(walk),
  ];
  return (JSON.parse(report) as { suites: Suite[] }).suites.flatMap(walk);
}

/** The first lines of the errors that belong to no test, as tools/unhandled-errors.ts writes them. */
export function unhandledIn(report: string): string[] {
  return (JSON.parse(report) as string[]).map((error) => `unhandled error: ${firstLine(error)}`);
}

/** The first line without colour codes. */
function firstLine(message = 'no message'): string {
  return stripVTControlCharacters(message).trim().split('\n')[0] ?? '';
}
