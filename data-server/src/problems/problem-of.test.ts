import { expect, test } from 'vitest';
import { problemOf } from './problem-of.ts';
import { Problem } from './problems.ts';

const answered = (error: unknown) => {
  const logged: unknown[] = [];
  const { code, more } = problemOf(error, (fault) => logged.push(fault));
  return [code, more.retryAfter, logged.length];
};

test('returns a problem unchanged, and does not log it', () => {
  expect(answered(new Problem('moved_on'))).toEqual(['moved_on', undefined, 0]);
});

test('does not log a call that its caller cancelled, whose answer nobody reads', () => {
  const gone = new AbortController();
  gone.abort();
  expect(answered(gone.signal.reason)).toEqual(['unavailable', 2, 0]);
});

test.each([
  ['a serialisation failure', { code: '40001' }],
  ['a lock that was not had in time', { code: '55P03' }],
  ['a statement that took too long', { code: '57014' }],
  ['a busy SQLite', { errcode: 517 }],
  ['a database that is not there', { code: 'ECONNREFUSED' }],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a connection that was cut', new Error('Connection terminated unexpectedly')],
  [
    'a roll back on a connection that was cut',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
  ['a connection that failed', { code: '08006' }],
  ['a standby, which takes no writes', { code: '25006', severity: 'ERROR' }],
  ['a PgBouncer that has no database', { code: '08P01', severity: 'FATAL' }],
  ['a transaction that was given up as idle', { code: '25P03', severity: 'FATAL' }],
])('%s is a 503: try again', (_name, error) => {
  expect(answered(error)).toEqual(['unavailable', 2, 1]);
});

test.each([
  ['SQLite', { errcode: 13 }],
  ['SQLite, at a lower level', { errcode: 778 }],
  ['PostgreSQL', { code: '53100' }],
  ['PostgreSQL, as an error of reading and writing', { code: '58030' }],
])('a full disk below %s is a 503: try again in a minute', (_name, error) => {
  expect(answered(error)).toEqual(['unavailable', 60, 1]);
});

test.each([
  ['a body that is too large', { statusCode: 413 }, 'too_large'],
  ['a body that is no JSON', { statusCode: 400 }, 'bad_request'],
])('%s is the caller’s fault, which is not logged', (_name, error, code) => {
  expect(answered(error)).toEqual([code, undefined, 0]);
});

test.each([
  ['40P01', 'unavailable'],
  ['57P01', 'unavailable'],
  ['53300', 'unavailable'],
  ['EPIPE', 'unavailable'],
  ['EHOSTUNREACH', 'unavailable'],
  ['42P01', 'internal'],
  ['08P01', 'internal'],
])('an error of the database with code %s is %s', (code, problem) => {
  expect(answered({ code })[0]).toBe(problem);
  expect(answered({ errcode: 1 })[0]).toBe('internal');
});

test('any other error is a 500 that is logged', () => {
  expect(answered(new TypeError('x is not a function'))).toEqual(['internal', undefined, 1]);
});
