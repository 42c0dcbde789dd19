import { camel, snake, type ApiClient, type Problem, type Reading } from '@seguia/openapi';
import type { Theirs } from '../device/outbox-answers.ts';
import type { OutboxEntry } from '../device/rows.ts';
import { ApiError, call, callForResponse } from '../session/api-error.ts';

/** What became of a change that was sent. */
export type Outcome =
  | { kind: 'done'; made: Reading | null; version: number }
  | { kind: 'conflict'; theirs: Theirs }
  /** Never, as it is. */
  | { kind: 'refused'; problem: Problem }
  /** Not now, for a reason that concerns this farm or this person's rights (403, 416). */
  | { kind: 'blocked'; problem: Problem }
  /** The server answers to others, but not to this: it stumbled over it (500). */
  | { kind: 'stumbled'; error: ApiError }
  /** Nobody can send now: no network, too busy, session over. */
  | { kind: 'halt'; error: ApiError };

/** Sends one change, under its key and with its precondition. Throws only when the caller's signal aborts. */
export async function sendEntry(api: ApiClient, entry: OutboxEntry, signal: AbortSignal): Promise<Outcome> {
  try {
    return entry.kind === 'put' ? await put(api, entry, signal) : await remove(api, entry, signal);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return outcomeOf(api, entry, error, signal);
  }
}

function versionOf(response: Response): number {
  return Number(/\d+/.exec(response.headers.get('etag') ?? '')?.[0] ?? 0);
}

function precondition({ baseVersion }: OutboxEntry) {
  return typeof baseVersion === 'number' ? { 'If-Match': `"${baseVersion}"` } : { 'If-None-Match': '*' as const };
}

async function put(api: ApiClient, entry: OutboxEntry, signal: AbortSignal): Promise<Outcome> {
  if (!entry.body) throw new Error('A change without its values.');
  const params = {
    path: { farmer_id: entry.farmId, id: entry.readingId },
    header: { 'Idempotency-Key': entry.key, ...precondition(entry) },
  };
  const made = camel(
    await call(api.PUT('/farmers/{farmer_id}/readings/{id}', { params, body: snake(entry.body), signal })),
  );
  return { kind: 'done', made, version: made.version };
}

async function remove(api: ApiClient, entry: OutboxEntry, signal: AbortSignal): Promise<Outcome> {
  const params = {
    path: { farmer_id: entry.farmId, id: entry.readingId },
    header: { 'Idempotency-Key': entry.key, 'If-Match': `"${String(entry.baseVersion)}"` },
  };
  const { response } = await callForResponse(api.DELETE('/farmers/{farmer_id}/readings/{id}', { params, signal }));
  return { kind: 'done', made: null, version: versionOf(response) };
}

async function outcomeOf(api: ApiClient, entry: OutboxEntry, error: ApiError, signal: AbortSignal): Promise<Outcome> {
  const { status, problem } = error;
  if (error.kind !== 'problem' || !problem || status === undefined) return { kind: 'halt', error };
  if (status === 401 || status === 408 || status === 429 || (status > 500 && status < 600))
    return { kind: 'halt', error };
  if (status === 500) return { kind: 'stumbled', error };
  if (status === 403 || status === 416) return { kind: 'blocked', problem };
  if (status === 412) return { kind: 'conflict', theirs: await fetchTheirs(api, entry, problem, signal) };
  // Gone already: the deletion wanted nothing else.
  if (status === 404 && entry.kind === 'delete')
    return { kind: 'done', made: null, version: Number(entry.baseVersion) };
  if (status === 404 && typeof entry.baseVersion === 'number')
    return { kind: 'conflict', theirs: { reading: 'deleted', version: null } };
  return { kind: 'refused', problem };
}

async function fetchTheirs(api: ApiClient, entry: OutboxEntry, problem: Problem, signal: AbortSignal): Promise<Theirs> {
  if (problem.currentDeleted || problem.currentVersion === null)
    return { reading: 'deleted', version: problem.currentVersion ?? null };
  const params = { path: { farmer_id: entry.farmId, id: entry.readingId } };
  const theirs = camel(await call(api.GET('/farmers/{farmer_id}/readings/{id}', { params, signal })));
  return { reading: theirs, version: theirs.version };
}
