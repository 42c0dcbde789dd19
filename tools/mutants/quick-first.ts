import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs first the files that wait for nothing, then those that call a server, then those that wait for time to pass, because the first test
 * that notices a mutant ends its run. Vitest itself starts with the longest, for many workers at once.
 */
export class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const ranked = files.map((file) => ({ file, rank: slowness(readFileSync(file.moduleId, 'utf8')) }));
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ file }) => file);
  }
}

function slowness(test: string): number {
  if (/\bwaitFor\(|\bsetTimeout\(/.test(test)) return 2;
  return test.includes('startDataServer(') ? 1 : 0;
}
