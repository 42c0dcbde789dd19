import { expect } from 'vitest';

const alike = { least: 0.6, most: 1.6 };

/**
 * Expects that both take the same time, by the quickest of each: on a busy machine too that comes near the true time, while a password that is not hashed never
 * does. Ends as soon as they are alike, after 9 rounds at least and 60 at most.
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
