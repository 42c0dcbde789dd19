import { camel, type ApiClient, type Photo } from '@seguia/openapi';
import {
  beginPhoto,
  deletionRefused,
  photoBlocked,
  photoCut,
  photoGone,
  photoRefused,
  photoSent,
  photosToSend,
} from '../../device/photos/photo-answers.ts';
import { entryOfEach, isHeld } from '../../device/outbox/outbox-rules.ts';
import { fitBudget } from '../../device/photos/photo-budget.ts';
import type { PhotoEntry } from '../../device/database/photo-entry.ts';
import type { Device } from '../../device/local/device.ts';
import { ApiError, call, callForResponse } from '../../session/api/api-error.ts';
import { cutOff, isAnswering, mostCutOff, tooLarge, unansweredKind } from '../push/unanswered.ts';
import { pausePhoto, type PhotoPauses } from './photo-pauses.ts';

/** The time limit of a photo in milliseconds: at 30 kbit/s, the weakest usable connection, 400 kB take two minutes. */
const photoTime = 150_000;

const url = '/farmers/{farmer_id}/readings/{id}/photos/{photo_id}';

/** The result of sending photos. */
export interface PhotosEnd {
  /** Why none can be sent now; null when everything was sent that could be. */
  halt: ApiError | null;
  /** The number of photos that wait for a missing right or farm, or for a way that lets them through. */
  blocked: number;
  sent: number;
}

/**
 * Sends photos and deletions one at a time, as long as no reading waits, because readings go first. Those that `pauses` holds are left out,
 * and those that fail for a reason of their own are added to it. Throws the AbortError of `signal`.
 */
export async function sendPhotos(
  api: ApiClient,
  device: Device,
  signal: AbortSignal,
  pauses: PhotoPauses = new Map(),
  clock: () => number = () => performance.now(),
): Promise<PhotosEnd> {
  const end = await sendWaiting(api, device, signal, pauses, clock);
  if (end.sent > 0) await fitBudget(device);
  return end;
}

async function sendWaiting(
  api: ApiClient,
  device: Device,
  signal: AbortSignal,
  pauses: PhotoPauses,
  clock: () => number,
): Promise<PhotosEnd> {
  const end: PhotosEnd = { halt: null, blocked: 0, sent: 0 };
  const photos = await photosToSend(device);
  const there = new Set(photos.map(({ id }) => id));
  for (const id of pauses.keys()) if (!there.has(id)) pauses.delete(id);
  for (const waiting of photos) {
    signal.throwIfAborted();
    if (await isReadingWaiting(device)) return end;
    if ((pauses.get(waiting.id)?.until ?? 0) > clock()) continue;
    const begun = await beginPhoto(device, waiting);
    if (!begun) continue;
    const { entry, picture } = begun;
    const limited = AbortSignal.any([signal, AbortSignal.timeout(photoTime)]);
    try {
      if (entry.state === 'deleted') await sendDeletion(api, device, entry, limited);
      else if (picture) await photoSent(device, entry, await putPhoto(api, entry, picture, limited));
      else await photoGone(device, entry);
      end.sent += 1;
      pauses.delete(entry.id);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (await isSettled(device, entry, error)) continue;
      const missing = isNotFound(error) ? await whatIsMissing(api, device, entry, limited) : null;
      if (missing === 'reading') {
        await photoGone(device, entry);
        continue;
      }
      const isCut = !error.problem && !signal.aborted && (await isAnswering(api, signal));
      const own = isCut ? 'cut' : error.problem && isBlocked(error) && 'blocked';
      if (!own) return { ...end, halt: error };
      pausePhoto(pauses, entry.id, own, clock());
      if (error.problem && (missing || error.status !== 404)) await photoBlocked(device, entry, error.problem);
      const isLost = own === 'cut' && unansweredKind(error) === 'cut';
      if (isLost && (await photoCut(device, entry, cutOff, mostCutOff))) pauses.delete(entry.id);
      else end.blocked += 1;
    }
  }
  return end;
}

const isBlocked = ({ status = 0 }: ApiError) => [403, 404, 416].includes(status);

/** Whether a reading can be sent now. A reading that waits for a right or a farm may wait for ever, and must not block photos. */
async function isReadingWaiting(device: Device): Promise<boolean> {
  const entries = await (await device.db()).getAll('outbox');
  return entryOfEach(entries).some((entry) => !isHeld(entry) && !entry.problem && (entry.notBefore ?? 0) <= Date.now());
}

const pathOf = ({ farm, readingId, id }: PhotoEntry) => ({ farmer_id: farm, id: readingId, photo_id: id });

async function putPhoto(
  api: ApiClient,
  entry: PhotoEntry,
  picture: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Photo> {
  const header = { 'Idempotency-Key': entry.key, 'If-None-Match': '*' as const };
  const answer = api.PUT(url, {
    params: { path: pathOf(entry), header },
    // The contract's types use text for bytes.
    body: picture as unknown as string,
    bodySerializer: (body: unknown) => body as BodyInit,
    headers: { 'content-type': 'image/jpeg' },
    signal,
  });
  return camel(await call(answer));
}

async function sendDeletion(api: ApiClient, device: Device, entry: PhotoEntry, signal: AbortSignal): Promise<void> {
  const header = { 'Idempotency-Key': entry.key, 'If-Match': '"1"' };
  await callForResponse(api.DELETE(url, { params: { path: pathOf(entry), header }, signal }));
  await photoGone(device, entry);
}

/** Whether an answer settles the photo, with success or refusal. */
async function isSettled(device: Device, entry: PhotoEntry, error: ApiError): Promise<boolean> {
  const { status = 0 } = error;
  // A proxy that finds one photo too large may let the next one through.
  const problem = error.problem ?? (status === 413 ? tooLarge : undefined);
  if (!problem) return false;
  // The photo is already gone, alone or with its reading.
  const isGone = status === 412 ? problem.currentDeleted === true : status === 404;
  if (entry.state === 'deleted' && (isGone || status === 412)) await photoGone(device, entry);
  else if (entry.state === 'deleted' && status === 403) await deletionRefused(device, entry);
  else if (entry.state === 'waiting' && status === 412 && isGone) await photoGone(device, entry);
  else if ([400, 409, 412, 413, 422].includes(status)) await photoRefused(device, entry, problem);
  else return false;
  return true;
}

/**
 * What a photo that got a 404 lacks: its farm, or its reading, which was deleted and which this device has forgotten. A 404 also means "not
 * yours", and a server without photos sends it always: null where both are there, and where nobody can tell.
 */
async function whatIsMissing(
  api: ApiClient,
  device: Device,
  { farm, readingId }: PhotoEntry,
  signal: AbortSignal,
): Promise<'farm' | 'reading' | null> {
  const path = { farmer_id: farm };
  try {
    await call(api.GET('/farmers/{farmer_id}', { params: { path }, signal }));
  } catch (error) {
    return isNotFound(error) ? 'farm' : null;
  }
  if ((await (await device.db()).getKey('readings', readingId)) !== undefined) return null;
  const params = { path: { ...path, id: readingId } };
  return call(api.GET('/farmers/{farmer_id}/readings/{id}', { params, signal })).then(
    () => null,
    (error: unknown) => (isNotFound(error) ? 'reading' : null),
  );
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.kind === 'problem' && error.status === 404;
