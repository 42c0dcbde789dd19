import type { ReadJob } from '../services/read-job.ts';

/** Rows that are read in the time that two messages to a thread take. */
const fewRows = 50;

/** Readings of a page, or of changes since a mark, that a phone asks for all day; more than that waits for its turn. */
const smallPage = 200;

/** Whether a job may read so much that small ones must not wait behind it. */
export function isHeavy(job: ReadJob): boolean {
  if (job.kind === 'series') return true;
  if (job.list !== 'readings') return false;
  const { paginate = 25, 'no-paginate': all, 'sync-date': mark, 'sync-is-possible': partial } = job.headers;
  return all === true || paginate > smallPage || (mark !== undefined && partial !== true);
}

/**
 * Whether a job reads a few readings from an index and nothing else: a page in the list's own order, or what changed since a mark. It takes no longer on a farm of
 * millions, so that a save can wait for it.
 */
export function isShort(job: ReadJob): boolean {
  if (isHeavy(job) || job.kind === 'series' || job.list !== 'readings') return false;
  const { paginate = 25, ...headers } = job.headers;
  const { page = 1, ...query }: { page?: number; after?: string } = job.query;
  const names = [...Object.keys(query), ...Object.keys(headers)];
  return paginate <= fewRows && page === 1 && names.every((name) => cheap.has(name));
}

/** Of a query and of headers. */
const cheap = new Set([
  'after',
  'date-format',
  'date-timezone',
  'fields',
  'sync-date',
  'sync-is-possible',
  'no-paginate',
]);
