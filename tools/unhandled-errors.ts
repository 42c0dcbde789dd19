import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Writes the errors that belong to no test into the file that UNHANDLED_ERRORS names: Vitest's own report leaves them out. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_modules, errors) => {
    const file = process.env['UNHANDLED_ERRORS'];
    const texts = errors.map((error) => {
      const during = error['VITEST_TEST_PATH'];
      return `${error.name ?? 'Error'}: ${error.message}${typeof during === 'string' ? ` (while ${during} ran)` : ''}`;
    });
    if (file) writeFileSync(file, JSON.stringify(texts));
  };
}
