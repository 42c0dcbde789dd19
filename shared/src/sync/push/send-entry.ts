import {
  camel,
  onWire,
  type ApiClient,
  type Calibration,
  type Problem,
  type Reading,
  type WaterDay,
  type Wire,
} from '@seguia/openapi';
import type { OutboxEntry, Theirs } from '../../device/database/rows.ts';
import type { TheirWater } from '../../device/water/water-conflict.ts';
import { ApiError, call, callForResponse } from '../../session/api/api-error.ts';
import { putCalibration } from './send-calibration.ts';
import { fetchWater, putWater, removeWater } from './send-water.ts';

/** The result of a change that was sent. */
export type Outcome =
  /** `made` is a reading, `water` a water day, `calibration` a calibration; none after a deletion. */
  | { kind: 'done'; made: Reading | null; water?: WaterDay; calibration?: Calibration; version: number }
  | { kind: 'conflict'; theirs: Theirs }
  | { kind: 'water-conflict'; theirs: TheirWater }
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
  const answer = await attempt(api, entry, signal);
  if (!(answer instanceof ApiError)) return answer;
  if (isNotFound(answer)) return notFound(api, entry, answer, signal);
  if (answer.problem?.status === 412) return movedOn(api, entry, answer.problem, signal);
  return outcomeOf(answer);
}

function attempt(api: ApiClient, entry: OutboxEntry, signal: AbortSignal): Promise<Outcome | ApiError> {
  return orError(entry.kind === 'put' ? put(api, entry, signal) : remove(api, entry, signal));
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

async function put(api: ApiClient, entry: OutboxEntry, signal: AbortSignal): Promise<Outcome> {
  const header = { 'Idempotency-Key': entry.key, ...precondition(entry) };
  if (entry.water) {
    const water = await putWater(api, entry, header, signal);
    return { kind: 'done', made: null, water, version: water.version };
  }
  if (entry.calibration) {
    const calibration = await putCalibration(api, entry, signal);
    return { kind: 'done', made: null, calibration, version: calibration.version };
  }
  const params = { path: { farmer_id: entry.farmId, id: entry.readingId }, header };
  const send = (body: Wire['ReadingBody']) =>
    call(api.PUT('/farmers/{farmer_id}/readings/{id}', { params, body, signal }));
  const body = onWire(entry.body!, entry.seen); // an entry without a body is not sent (`nextToSend`)
  const wire = await send(body).catch((error: unknown) => {
    if (!isUnknownThere(error, 'timestamp')) throw error;
    const { timestamp: _instant, ...rest } = body;
    return send(rest);
  });
  const made = camel(wire);
  return { kind: 'done', made, version: made.version };
}

/**
 * Whether a data server of last year refused a field that it does not know. What nobody typed can be left out then; a value that somebody
 * typed must not be lost, so the refusal stays for the person to read.
 */
function isUnknownThere(error: unknown, field: string): boolean {
  const errors = error instanceof ApiError && error.status === 400 ? error.problem?.errors : undefined;
  return errors?.some((each) => each.code === 'unknown_field' && each.field === field) ?? false;
}

async function remove(api: ApiClient, entry: OutboxEntry, signal: AbortSignal): Promise<Outcome> {
  const header = { 'Idempotency-Key': entry.key, 'If-Match': `"${String(entry.baseVersion)}"` };
  const params = { path: { farmer_id: entry.farmId, id: entry.readingId }, header };
  const { response } = await (entry.water
    ? removeWater(api, entry, header, signal)
    : callForResponse(api.DELETE('/farmers/{farmer_id}/readings/{id}', { params, signal })));
  return { kind: 'done', made: null, version: versionOf(response) };
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
async function notFound(
  api: ApiClient,
  entry: OutboxEntry,
  { problem }: { problem: Problem },
  signal: AbortSignal,
): Promise<Outcome> {
  const path = { farmer_id: entry.farmId };
  const farm = await orError(call(api.GET('/farmers/{farmer_id}', { params: { path }, signal })));
  if (farm instanceof ApiError) {
    if (isNotFound(farm)) return { kind: 'blocked', problem };
    // A role may lack the right to see the farm's record; it is linked all the same.
    if (farm.status !== 403) return notNow(farm);
  }
  const again = await attempt(api, entry, signal);
  if (!(again instanceof ApiError)) return again;
  if (!isNotFound(again)) return again.status === 412 ? { kind: 'stumbled', error: again } : outcomeOf(again);
  // It is gone already, which is all that the deletion wanted.
  if (entry.kind === 'delete') return { kind: 'done', made: null, version: Number(entry.baseVersion) };
  if (typeof entry.baseVersion === 'number') return theyDeleted(entry, null);
  return { kind: 'refused', problem };
}

/** Another change came first: fetches its result. If that fails, the change is sent again later. */
async function movedOn(api: ApiClient, entry: OutboxEntry, problem: Problem, signal: AbortSignal): Promise<Outcome> {
  if (problem.currentDeleted || problem.currentVersion === null)
    return theyDeleted(entry, problem.currentVersion ?? null);
  // Nobody else has its id: an earlier try with a lost answer has noted it.
  if (entry.calibration) return { kind: 'done', made: null, version: problem.currentVersion ?? 1 };
  if (entry.water) {
    const day = await orError(fetchWater(api, entry, signal));
    if (day instanceof ApiError) return notNow(day);
    return { kind: 'water-conflict', theirs: { day, version: day.version } };
  }
  const params = { path: { farmer_id: entry.farmId, id: entry.readingId } };
  const wire = await orError(call(api.GET('/farmers/{farmer_id}/readings/{id}', { params, signal })));
  if (wire instanceof ApiError) return notNow(wire);
  const theirs = camel(wire);
  return { kind: 'conflict', theirs: { reading: theirs, version: theirs.version } };
}

const theyDeleted = ({ water }: OutboxEntry, version: number | null): Outcome =>
  water
    ? { kind: 'water-conflict', theirs: { day: 'deleted', version } }
    : { kind: 'conflict', theirs: { reading: 'deleted', version } };
