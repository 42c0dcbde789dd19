// A thousand files in the layouts of the world, the same in each run; `pnpm proof imports` reads ten thousand others.
import { expect, test } from 'vitest';
import { judge } from '@seguia/testing/world/judge';
import { makeWorldFile } from '@seguia/testing/world/make-file';
import { described, Tally } from '@seguia/testing/world/tally';

const portion = 250;

test.each([1, 251, 501, 751])(
  'stores no value that a file does not hold, in 250 files from seed %i on',
  async (first) => {
    const tally = new Tally();
    const faults: string[] = [];
    for (let seed = first; seed < first + portion; seed += 1) {
      const file = await makeWorldFile(seed);
      const verdict = await judge(file);
      tally.add(file, verdict);
      if (verdict.wrong.length > 0) faults.push(described(file, verdict));
    }
    expect(faults).toEqual([]);
    // Who asks about everything stores nothing wrong either.
    expect(tally.plainShare, tally.sentence()).toBeGreaterThan(0.9);
    expect(tally.answeredShare, tally.sentence()).toBeGreaterThan(0.6);
  },
  300_000,
);
