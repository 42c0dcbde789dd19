import { expect } from 'vitest';

/** Milliseconds that a test may take for `expectAlike`: sixty rounds of two hashes each, on a machine that is busy with others. */
export const mostOfAlike = 180_000;

const alike = { least: 0.6, most: 1.6 };

/**
 * Expects that both take the same time, comparing the quickest run of each: even on a busy machine that is close to the true time, while a
 * missing hash never looks alike. Ends as soon as they are alike, after at least 9 and at most 60 rounds.
 */
export async function expectAlike(first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<void> {
  const quickest = { first: Infinity, second: Infinity };
  const ratio = () => quickest.second / quickest.first;
  const isAlike = () => ratio() > alike.least && ratio() < alike.most;
  for (let round = 0; round < 9 || (round < 60 && !isAlike()); round += 1) {
    quickest.first = Math.min(quickest.first, await timeOf(first));
    quickest.second = Math.min(quickest.second, await timeOf(second));
  }
  expect(ratio()).toBeGreaterThan(alike.least);
  expect(ratio()).toBeLessThan(alike.most);
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}
