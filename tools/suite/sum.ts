// node tools/suite/sum.ts <log …>: what failed in several runs of `pnpm test`, and the sum of their closing lines as such a line. Exits with
// 1 if a test failed or a log has no closing line.
import { readFileSync } from 'node:fs';

/** The sum of the logs' last lines "N passed, N failed[, N skipped]". A log without one, of a run that broke off, counts as one failure. */
export function sumOf(logs: readonly string[]): { passed: number; failed: number; skipped: number } {
  const counts = logs.map((log) => {
    const last = [...log.matchAll(/^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/gm)].at(-1);
    return last ? last.slice(1).map((text) => Number(text ?? 0)) : [0, 1, 0];
  });
  const sum = (at: number) => counts.reduce((total, count) => total + (count[at] ?? 0), 0);
  return { passed: sum(0), failed: sum(1), skipped: sum(2) };
}

/** The lines that name a failure or a second try at the end of each log: the end of a long log is often all that is kept of it. */
export function namedIn(logs: readonly string[]): string[] {
  return logs.flatMap((log) => log.match(/^✗ (?:failed|passed only on a second try): .*$/gm) ?? []);
}

if (import.meta.main) {
  const logs = process.argv.slice(2).map((file) => readFileSync(file, 'utf8'));
  const { passed, failed, skipped } = sumOf(logs);
  for (const line of namedIn(logs)) console.log(line);
  console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed ? 1 : 0;
}
