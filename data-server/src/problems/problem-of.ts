import { storeIsSilent } from './store-is-silent.ts';
import { Problem } from './problems.ts';

/** Converts any error into a problem: a caller's mistake is named, a fault of ours is logged and hidden (no stack, no SQL). */
export function problemOf(error: unknown, log: (fault: unknown) => void): Problem {
  if (error instanceof Problem) return error;
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 413) return new Problem('too_large');
  if (statusCode !== undefined && statusCode < 500) {
    return new Problem('bad_request', { errors: [{ field: '', code: 'not_json', message: 'The body must be JSON.' }] });
  }
  // The caller has disconnected (`untilGone`), for example by leaving a page: this is no fault, and the answer reaches nobody.
  if (error instanceof DOMException && error.name === 'AbortError')
    return new Problem('unavailable', { retryAfter: 2 });
  log(error);
  if (isFull(error)) return new Problem('unavailable', { retryAfter: 60 });
  return isBusy(error) || isBrokenOff(error) || isUnreachable(error)
    ? new Problem('unavailable', { retryAfter: 2 })
    : new Problem('internal');
}

/** Whether PostgreSQL has cancelled the statement because it took too long. */
const isBrokenOff = (error: unknown) => (error as { code?: string }).code === '57014';

/**
 * Whether the disk of the database or of photos is full, or PostgreSQL lacks another resource: the call was not carried out, and is worth
 * another try when there is room.
 */
function isFull(error: unknown) {
  const { code, errcode } = error as { code?: string; errcode?: number };
  const [ioError, sqliteFull] = [10, 13];
  return (
    ['53100', '58030', 'ENOSPC', 'EDQUOT'].includes(code ?? '') || [ioError, sqliteFull].includes((errcode ?? 0) & 0xff)
  );
}

/** Whether the database asks for another try: serialisation failure, deadlock, lock time-out, SQLITE_BUSY. */
export function isBusy(error: unknown) {
  const { code, errcode } = error as { code?: string; errcode?: number };
  const sqliteBusy = 5;
  return ['40001', '40P01', '55P03'].includes(code ?? '') || (errcode !== undefined && (errcode & 0xff) === sqliteBusy);
}

/** Whether PostgreSQL refused a statement for the rows that it writes: a value, or a rule that it breaks. */
export function isOfItsRows(error: unknown) {
  const { code } = error as { code?: string };
  return /^2[23]\w{3}$/.test(code ?? '');
}

const unreachable = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ENOENT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '25006',
  '08000',
  '08001',
  '08003',
  '08006',
  storeIsSilent,
];

/**
 * Whether the database or the storage of photos cannot be reached: there is no connection, the pool is exhausted, a connection was cut, or
 * leads to a standby, which accepts no writes (25006). PostgreSQL ends a connection with FATAL, and so does PgBouncer when it has none; its
 * code for that (08P01) would be a fault of ours if PostgreSQL sent it.
 */
function isUnreachable(error: unknown) {
  const { code, severity, message } = error as { code?: string; severity?: string; message?: string };
  return (
    severity === 'FATAL' ||
    unreachable.includes(code ?? '') ||
    /^(timeout exceeded when trying|Connection terminated|Client .* not queryable)/.test(message ?? '')
  );
}
