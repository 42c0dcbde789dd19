/** By photo: until when, in milliseconds of a steady clock, it is not tried again. Each try costs a whole picture of somebody's mobile data. */
export type PhotoPauses = Map<string, { until: number; tries: number }>;

/** Milliseconds of the first pause after each kind of failure. The next ones double, up to the longest. */
export const firstPauses = { cut: 20_000, blocked: 300_000 } as const;
const longestPause = 3_600_000;

/** Pauses a photo for longer than the last time. */
export function pausePhoto(pauses: PhotoPauses, id: string, why: keyof typeof firstPauses, now: number): void {
  const tries = (pauses.get(id)?.tries ?? 0) + 1;
  pauses.set(id, { tries, until: now + Math.min(firstPauses[why] * 2 ** (tries - 1), longestPause) });
}
