import type { ApiClient, Problem } from '@seguia/openapi';
import type { OutboxEntry } from '../../device/database/rows.ts';
import { isDeletion } from '../../device/outbox/subjects.ts';
import { ApiError, call } from '../../session/api/api-error.ts';
import { senderOf } from './subjects/senders.ts';
import type { Try } from './subjects/sender.ts';

/** The result of a change that was sent. */
export type Outcome =
  /** `made` is the thing as the server has it, for the `settle` of its subject; null after a deletion. */
  | { kind: 'done'; made: { version: number } | null; version: number }
  /** Another change came first; `theirs` is for the `conflict` of its subject. */
  | { kind: 'conflict'; theirs: unknown }
  /** The server will never accept it unchanged. */
  | { kind: 'refused'; problem: Problem }
  /** Not now, for a reason that concerns this farm or this person's rights (403, 416, a 404 of the farm). */
  | { kind: 'blocked'; problem: Problem }
  /** The server answers others, but fails on this change (500). */
  | { kind: 'stumbled'; error: ApiError }
  /** Nothing can be sent now: no network, too busy, session over. */
  | { kind: 'halt'; error: ApiError };

/** Sends one change under its key and with its precondition. Throws only when the caller's signal aborts. */
export async function sendEntry(api: ApiClient, entry: OutboxEntry, signal: AbortSignal): Promise<Outcome> {
  const sending = { api, entry, signal };
  const answer = await attempt(sending);
  if (!(answer instanceof ApiError)) return answer;
  if (isNotFound(answer)) return notFound(sending, answer);
  if (answer.problem?.status === 412) return movedOn(sending, answer.problem);
  return outcomeOf(answer);
}

function attempt(sending: Try): Promise<Outcome | ApiError> {
  return orError(isDeletion(sending.entry) ? remove(sending) : put(sending));
}

/** Resolves with a call's result or its ApiError. Throws other errors. */
async function orError<T>(result: Promise<T>): Promise<T | ApiError> {
  try {
    return await result;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function versionOf(response: Response): number {
  return Number(/\d+/.exec(response.headers.get('etag') ?? '')?.[0] ?? 0);
}

function precondition({ baseVersion }: OutboxEntry) {
  return typeof baseVersion === 'number' ? { 'If-Match': `"${baseVersion}"` } : { 'If-None-Match': '*' as const };
}

async function put(sending: Try): Promise<Outcome> {
  const header = { 'Idempotency-Key': sending.entry.key, ...precondition(sending.entry) };
  const made = await senderOf(sending.entry).put(sending, header);
  return { kind: 'done', made, version: made.version };
}

async function remove(sending: Try): Promise<Outcome> {
  const { key, baseVersion } = sending.entry;
  // What may have been created without an answer is there in its first version.
  const response = await senderOf(sending.entry).remove?.(sending, {
    'Idempotency-Key': key,
    'If-Match': `"${String(baseVersion ?? 1)}"`,
  });
  return { kind: 'done', made: null, version: response ? versionOf(response) : 0 };
}

/** The outcome of an answer other than 404 and 412. */
function outcomeOf(error: ApiError): Outcome {
  const { status = 0, problem } = error;
  if (!problem) return { kind: 'halt', error };
  // A status above 599 counts as the server's failure, too (RFC 9110, 15).
  if (status === 401 || status === 408 || status === 429 || status > 500) return { kind: 'halt', error };
  if (status === 500) return { kind: 'stumbled', error };
  if (status === 403 || status === 416) return { kind: 'blocked', problem };
  return { kind: 'refused', problem };
}

/** The outcome of a failed follow-up request: it never means that the change itself is refused. */
function notNow(error: ApiError): Outcome {
  const outcome = outcomeOf(error);
  return outcome.kind === 'refused' ? { kind: 'stumbled', error } : outcome;
}

/** Whether it is the data server's own 404, and not a captive portal's page. */
function isNotFound(error: ApiError): error is ApiError & { problem: Problem } {
  return error.kind === 'problem' && error.status === 404;
}

/**
 * A 404 means "not there" or "not yours" (contract), so a farm that is no longer linked to this account looks as if the reading had been
 * deleted. The reading is gone only if the farm answers and the same request fails again; otherwise the change waits.
 */
async function notFound(sending: Try, { problem }: { problem: Problem }): Promise<Outcome> {
  const { api, entry, signal } = sending;
  const path = { farmer_id: entry.farmId };
  const farm = await orError(call(api.GET('/farmers/{farmer_id}', { params: { path }, signal })));
  if (farm instanceof ApiError) {
    if (isNotFound(farm)) return { kind: 'blocked', problem };
    // A role may lack the right to see the farm's record; it is linked all the same.
    if (farm.status !== 403) return notNow(farm);
  }
  const again = await attempt(sending);
  if (!(again instanceof ApiError)) return again;
  if (!isNotFound(again)) return again.status === 412 ? { kind: 'stumbled', error: again } : outcomeOf(again);
  // It is gone already, which is all that the deletion wanted.
  if (isDeletion(entry)) return { kind: 'done', made: null, version: Number(entry.baseVersion) };
  const { theirs } = senderOf(entry);
  if (theirs && typeof entry.baseVersion === 'number') return { kind: 'conflict', theirs: theirs('deleted', null) };
  return { kind: 'refused', problem };
}

/** Another change came first: fetches its result. If that fails, the change is sent again later. */
async function movedOn(sending: Try, { currentDeleted, currentVersion }: Problem): Promise<Outcome> {
  const { fetch, theirs } = senderOf(sending.entry);
  // Nobody else has its id: an earlier try with a lost answer has made it.
  if (!fetch || !theirs) return { kind: 'done', made: null, version: currentVersion ?? 1 };
  if (currentDeleted || currentVersion === null)
    return { kind: 'conflict', theirs: theirs('deleted', currentVersion ?? null) };
  const found = await orError(fetch(sending));
  if (found instanceof ApiError) return notNow(found);
  return { kind: 'conflict', theirs: theirs(found, found.version) };
}
