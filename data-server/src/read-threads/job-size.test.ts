import { describe, expect, test } from 'vitest';
import type { ReadJob } from '../services/read-job.ts';
import { isHeavy, isShort } from './job-size.ts';

type Job = Extract<ReadJob, { kind: 'list' }>;
const jobOf = (headers: object, query: object = {}, list: Job['list'] = 'readings'): ReadJob => ({
  kind: 'list',
  list,
  farm: { id: 'farm', accountId: 'me', app: 'seguia' },
  epoch: '1',
  epochsBefore: [],
  query,
  headers,
});

describe('short: a few rows that an index finds', () => {
  test.each([
    ['the newest page', {}, {}],
    ['the page behind a place', {}, { after: 'place' }],
    ['some fields of 50 rows, in another zone', { paginate: 50, fields: ['date'], 'date-timezone': 'UTC' }, {}],
    ['what changed since a mark', { 'sync-date': '1', 'sync-is-possible': true }, {}],
  ])('%s', (_name, headers, query) => {
    expect([isShort(jobOf(headers, query)), isHeavy(jobOf(headers, query))]).toEqual([true, false]);
  });
});

describe('not short', () => {
  test.each([
    ['more rows', { paginate: 51 }, {}],
    ['all rows', { 'no-paginate': true }, {}],
    ['everything since a mark', { 'sync-date': '0' }, {}],
    ['rows that are counted off', {}, { page: 2 }],
    ['a count', {}, { total: true }],
    ['a filter', {}, { created_by: 'me' }],
    ['another order', { 'order-by': ['intake_ec'] }, {}],
    ['plots beside them', { 'with-relations': ['plot'] }, {}],
    ['a check of ids', { 'sync-date': '1', 'sync-is-possible': true, 'sync-ids': ['id'] }, {}],
  ])('%s', (_name, headers, query) => expect(isShort(jobOf(headers, query))).toBe(false));
  test('another list, and series', () => {
    expect(isShort(jobOf({}, {}, 'campaigns'))).toBe(false);
    expect(isShort({ kind: 'series', request: {} } as ReadJob)).toBe(false);
  });
});
