import type { ReadJob } from '../services/read-job.ts';

/** Readings of a page, or of changes since a mark, that a phone asks for all day; more than that waits for its turn. */
const smallPage = 200;

/** Whether a job may read so much that small ones must not wait behind it. */
export function isHeavy(job: ReadJob): boolean {
  if (job.kind === 'series') return true;
  if (job.list !== 'readings') return false;
  const { paginate = 25, 'no-paginate': all, 'sync-date': mark, 'sync-is-possible': partial } = job.headers;
  return all === true || paginate > smallPage || (mark !== undefined && partial !== true);
}
