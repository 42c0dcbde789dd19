const isAlike = (ratio: number) => ratio > 0.6 && ratio < 1.6;

/**
 * How many times as long `second` takes as `first`, by the quickest of each: on a busy machine too that comes near the true time, while a password that is
 * not hashed never does. Ends as soon as they are alike, after 9 rounds at least and 60 at most.
 */
export async function timeRatio(first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<number> {
  const quickest = [Infinity, Infinity] as [number, number];
  const ratio = () => quickest[1] / quickest[0];
  for (let round = 0; round < 9 || (round < 60 && !isAlike(ratio())); round += 1)
    for (const [index, run] of [first, second].entries()) {
      const began = performance.now();
      await run();
      quickest[index as 0 | 1] = Math.min(quickest[index as 0 | 1], performance.now() - began);
    }
  return ratio();
}
