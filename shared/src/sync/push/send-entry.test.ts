import { snake } from '@seguia/openapi';
import { describe, expect, test } from 'vitest';
import type { OutboxEntry } from '../../device/database/rows.ts';
import { json, problem, scriptedApi } from '@seguia/testing/scripted-api';
import { sendEntry } from './send-entry.ts';

const body = { plotId: 'plot', date: '2026-06-15', time: '10:30', entryType: 'value', intakeEc: 2 } as const;
const edit: OutboxEntry = {
  seq: 1,
  key: 'key',
  kind: 'put',
  readingId: 'r',
  farmId: 'f',
  body,
  baseVersion: 3,
  state: 'waiting',
  createdAt: 1,
  attempts: 1,
};
const fresh = { ...edit, baseVersion: null };
const { body: _body, ...rest } = edit;
const deletion: OutboxEntry = { ...rest, kind: 'delete' };
const theirs = { id: 'r', ...snake(body), drain_ec: 3, version: 5 };
const signal = AbortSignal.timeout(20_000);
const noContent = (etag: string) => new Response(null, { status: 204, headers: { etag } });

/** Returns the outcome of a change, and the requests that the server got. */
async function send(entry: OutboxEntry, ...answers: Parameters<typeof scriptedApi>) {
  const { api, requests, listRequests } = scriptedApi(...answers);
  return { outcome: await sendEntry(api, entry, signal), requests, listed: listRequests() };
}

describe('a change leaves under its key', () => {
  test('an edit upon the version that it is based on', async () => {
    const { outcome, requests, listed } = await send(edit, json({ ...theirs, version: 4 }));
    expect(outcome).toMatchObject({ kind: 'done', version: 4, made: { drainEc: 3, version: 4 } });
    expect(listed).toEqual(['PUT /farmers/f/readings/r']);
    expect(requests[0]?.headers.get('idempotency-key')).toBe('key');
    expect(requests[0]?.headers.get('if-match')).toBe('"3"');
    expect(requests[0]?.headers.has('if-none-match')).toBe(false);
    expect(await requests[0]?.json()).toEqual(snake(body));
  });

  test('a new reading where there is none', async () => {
    const { requests } = await send(fresh, json(theirs));
    expect(requests[0]?.headers.get('if-none-match')).toBe('*');
    expect(requests[0]?.headers.has('if-match')).toBe(false);
  });

  test('a deletion, which makes a version, too', async () => {
    const { outcome, requests, listed } = await send(deletion, noContent('"12"'));
    expect(outcome).toEqual({ kind: 'done', made: null, version: 12 });
    expect(listed).toEqual(['DELETE /farmers/f/readings/r']);
    expect([requests[0]?.headers.get('idempotency-key'), requests[0]?.headers.get('if-match')]).toEqual(['key', '"3"']);
    const withoutVersion = await send(deletion, new Response(null, { status: 204 }));
    expect(withoutVersion.outcome).toMatchObject({ kind: 'done', version: 0 });
  });
});

describe('what an answer means', () => {
  test.each([
    [401, 'halt'],
    [408, 'halt'],
    [429, 'halt'],
    [501, 'halt'],
    [503, 'halt'],
    [599, 'halt'],
    [500, 'stumbled'],
    [403, 'blocked'],
    [416, 'blocked'],
    [400, 'refused'],
    [402, 'refused'],
    [409, 'refused'],
    [413, 'refused'],
    [415, 'refused'],
    [422, 'refused'],
  ])('%d: %s', async (status, kind) => {
    const { outcome, requests } = await send(edit, problem(status));
    expect(outcome.kind).toBe(kind);
    expect(requests).toHaveLength(1);
    if (kind === 'halt' || kind === 'stumbled') expect(outcome).toMatchObject({ error: { status } });
    else expect(outcome).toMatchObject({ problem: { status } });
  });

  test.each([
    ['no network', new TypeError('Failed to fetch'), 'offline'],
    ['a portal', new Response('<h1>', { status: 403, headers: { 'content-type': 'text/html' } }), 'not-json'],
    ['a portal’s 404', new Response('<h1>', { status: 404, headers: { 'content-type': 'text/html' } }), 'not-json'],
  ])('%s: nobody can send now', async (_what, answer, kind) => {
    expect((await send(edit, answer)).outcome).toMatchObject({ kind: 'halt', error: { kind } });
  });

  test('a call that was broken off is no answer', async () => {
    const { api } = scriptedApi(new DOMException('x', 'AbortError'));
    await expect(sendEntry(api, edit, signal)).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('412: another change came first', () => {
  test('the person decides between both', async () => {
    const { outcome, listed } = await send(edit, problem(412, { current_version: 5 }), json(theirs));
    expect(outcome).toMatchObject({ kind: 'conflict', theirs: { reading: { drainEc: 3 }, version: 5 } });
    expect(listed[1]).toBe('GET /farmers/f/readings/r');
  });

  test.each([
    [{ current_deleted: true, current_version: 6 }, 6],
    [{ current_version: null }, null],
  ])('%j: it is deleted', async (more, version) => {
    const { outcome, requests } = await send(edit, problem(412, more));
    expect(outcome).toEqual({ kind: 'conflict', theirs: { reading: 'deleted', version } });
    expect(requests).toHaveLength(1);
  });

  test.each([
    [problem(422), 'stumbled'],
    [problem(404), 'stumbled'],
    [problem(403), 'blocked'],
    [problem(503), 'halt'],
    [new TypeError('Failed to fetch'), 'halt'],
  ])('where the other cannot be had the change is sent later, never refused', async (answer, kind) => {
    expect((await send(edit, problem(412, { current_version: 5 }), answer)).outcome.kind).toBe(kind);
  });
});

describe('404: gone, or not ours any more', () => {
  const farm = () => json({ id: 'f' });

  test('a farm that is not there makes the change wait', async () => {
    const { outcome, listed } = await send(edit, problem(404), problem(404));
    expect(outcome).toMatchObject({ kind: 'blocked', problem: { status: 404 } });
    expect(listed[1]).toBe('GET /farmers/f');
  });

  test.each([
    [problem(422), 'stumbled'],
    [problem(416), 'blocked'],
    [problem(500), 'stumbled'],
    [new TypeError('Failed to fetch'), 'halt'],
  ])('a farm that cannot be requests says nothing about the change', async (answer, kind) => {
    const { outcome, requests } = await send(edit, problem(404), answer);
    expect([outcome.kind, requests.length]).toEqual([kind, 2]);
  });

  test('of a farm that is there, it is gone when it is not found once more', async () => {
    const twice = (entry: OutboxEntry, answer = farm()) => send(entry, problem(404), answer, problem(404));
    expect((await twice(edit)).outcome).toEqual({ kind: 'conflict', theirs: { reading: 'deleted', version: null } });
    expect((await twice(deletion)).outcome).toEqual({ kind: 'done', made: null, version: 3 });
    expect((await twice(fresh)).outcome).toMatchObject({ kind: 'refused', problem: { status: 404 } });
    expect((await twice(deletion, problem(403))).outcome).toMatchObject({ kind: 'done' });
  });

  test('what the second try says holds', async () => {
    const again = (answer: Response) => send(edit, problem(404), farm(), answer);
    expect((await again(json(theirs))).outcome).toMatchObject({ kind: 'done', version: 5 });
    expect((await again(problem(412))).outcome).toMatchObject({ kind: 'stumbled' });
    expect((await again(problem(422))).outcome).toMatchObject({ kind: 'refused' });
    expect((await again(problem(503))).outcome).toMatchObject({ kind: 'halt' });
  });
});

describe('a data server that does not know a field', () => {
  const unknown = (...fields: string[]) =>
    problem(400, { errors: fields.map((field) => ({ field, code: 'unknown_field', message: '' })) });
  const timed = { ...edit, body: { ...body, timestamp: 5, drainPh: null, meterId: null } };

  test('gets nothing that is empty, but what takes a value away', async () => {
    const { requests } = await send({ ...timed, seen: { ...body, drainPh: 6 } }, json(theirs));
    expect(await requests[0]?.json()).toEqual({ ...snake(body), timestamp: 5, drain_ph: null });
  });

  test('gets the reading without the instant, which follows from date and time', async () => {
    const { outcome, requests } = await send(timed, unknown('timestamp'), json(theirs));
    expect(outcome.kind).toBe('done');
    expect(await requests[1]?.json()).toEqual(snake(body));
  });

  test('refuses a value that somebody typed, which must not get lost', async () => {
    const { outcome, requests } = await send(timed, unknown('intake_ec'));
    expect([outcome.kind, requests.length]).toEqual(['refused', 1]);
  });
});
