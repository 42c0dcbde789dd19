import type { ReadJob } from '../services/read-job.ts';

/** The number of rows that is read in the time of two messages to a thread. */
const fewRows = 50;

/** The largest small job: readings of a page, or changes since a mark, that phones request all day. Larger jobs wait for their turn. */
const smallPage = 200;

/** Whether a job may read so much that small ones must not wait behind it. */
export function isHeavy(job: ReadJob): boolean {
  if (job.kind === 'series') return true;
  if (job.list !== 'readings') return false;
  const { paginate = 25, 'no-paginate': all, 'sync-date': mark, 'sync-is-possible': partial } = job.headers;
  return all === true || paginate > smallPage || (mark !== undefined && partial !== true);
}

/**
 * Whether a job reads only a few readings from an index: a page in the list's own order, or changes since a mark. It takes no longer on a
 * farm of millions, so a save can wait for it.
 */
export function isShort(job: ReadJob): boolean {
  if (isHeavy(job) || job.kind === 'series' || job.list !== 'readings') return false;
  const { paginate = 25, ...headers } = job.headers;
  const { page = 1, ...query }: { page?: number; after?: string } = job.query;
  const names = [...Object.keys(query), ...Object.keys(headers)];
  return paginate <= fewRows && page === 1 && names.every((name) => cheap.has(name));
}

/** The query parameters and headers that keep a job short. */
const cheap = new Set([
  'after',
  'date-format',
  'date-timezone',
  'fields',
  'sync-date',
  'sync-is-possible',
  'no-paginate',
]);
