import { Problem } from './problems.ts';

/** Any error as a problem: a person's fault named, one of ours logged and hidden (no stack, no SQL). */
export function problemOf(error: unknown, log: (fault: unknown) => void): Problem {
  if (error instanceof Problem) return error;
  const { statusCode, code = '' } = error as { statusCode?: number; code?: string };
  if (statusCode === 413) return new Problem('too_large');
  if (statusCode !== undefined && statusCode < 500) {
    return new Problem('bad_request', { errors: [{ field: '', code: 'not_json', message: 'The body must be JSON.' }] });
  }
  log(error);
  return isBusy(error) || isUnreachable(code) ? new Problem('unavailable', { retryAfter: 2 }) : new Problem('internal');
}

/** The database asks to try again: serialisation failure, deadlock, lock time-out, SQLITE_BUSY. */
export function isBusy(error: unknown) {
  const { code, errcode } = error as { code?: string; errcode?: number };
  const sqliteBusy = 5;
  return ['40001', '40P01', '55P03'].includes(code ?? '') || (errcode !== undefined && (errcode & 0xff) === sqliteBusy);
}

const isUnreachable = (code: string) =>
  ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', '57P01', '57P03', '53300'].includes(code);
