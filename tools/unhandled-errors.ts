import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/**
 * Writes errors that belong to no test into the file in UNHANDLED_ERRORS: uncaught ones, and those of a suite's hooks. Vitest's own report
 * leaves both out.
 */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (modules, errors) => {
    const file = process.env['UNHANDLED_ERRORS'];
    const uncaught = errors.map((error) => {
      const during = error['VITEST_TEST_PATH'];
      return `${error.name ?? 'Error'}: ${error.message}${typeof during === 'string' ? ` (while ${during} ran)` : ''}`;
    });
    const ofHooks = modules
      .flatMap(({ children }) => [...children.allSuites()])
      .flatMap((suite) =>
        suite.errors().map(({ message }) => `${message} (before or after the tests of ${suite.fullName})`),
      );
    if (file) writeFileSync(file, JSON.stringify([...uncaught, ...ofHooks]));
  };
}
