import type { ApiClient } from '@seguia/openapi';
import type { Device } from '../../device/local/device.ts';
import { beginTry, confirm, noteProblem, refuse } from '../../device/outbox/outbox-answers.ts';
import { conflict } from '../../device/outbox/reading-conflict.ts';
import { waterConflict } from '../../device/water/water-conflict.ts';
import { storeCalibration } from '../../device/meters/note-calibration.ts';
import { forgetWaterDay, storeWaterDay } from '../../device/water/water-items.ts';
import type { OutboxEntry } from '../../device/database/rows.ts';
import type { ApiError } from '../../session/api/api-error.ts';
import { requestBackgroundSync } from './background-sync.ts';
import { answerTime, stumbles } from './sending.ts';
import { settleTimes } from './settle-times.ts';
import { sendEntry } from './send-entry.ts';

/** How a push ended. */
export interface PushEnd {
  /** Why nobody can send now; null when everything that could leave has left. */
  halt: ApiError | null;
  /** Milliseconds of the device's clock at which a held change may leave; null when none is held. */
  heldUntil: number | null;
  /** Changes that the server made. */
  sent: number;
}

/** What stands in the way of single readings: until when (milliseconds of a steady clock) they are not tried again. */
export type Pauses = Map<string, { until: number; tries: number }>;

const atOnce = 4;

/**
 * Sends what is waiting: of every reading its changes in order, several readings at once. Returns when nothing more can leave now. Throws the AbortError
 * of `signal`.
 */
export async function push(
  api: ApiClient,
  device: Device,
  pauses: Pauses,
  signal: AbortSignal,
  clock: () => number = () => performance.now(),
): Promise<PushEnd> {
  // Before the first request: the app may be closed while an answer is awaited.
  if (await isWaiting(device)) void requestBackgroundSync();
  const halt = await settleTimes(api, device, AbortSignal.any([signal, AbortSignal.timeout(answerTime)]));
  const end: PushEnd = { halt, heldUntil: null, sent: 0 };
  const queue = await waitingReadings(device);
  let stumbled = 0;

  const work = async () => {
    for (let readingId = queue.shift(); readingId !== undefined && !end.halt; readingId = queue.shift()) {
      signal.throwIfAborted();
      if ((pauses.get(readingId)?.until ?? 0) > clock()) continue;
      const next = await beginTry(device, readingId);
      if (next.do === 'wait') end.heldUntil = Math.min(end.heldUntil ?? next.until, next.until);
      if (next.do !== 'send') continue;
      const outcome = await sendEntry(api, next.entry, AbortSignal.any([signal, AbortSignal.timeout(answerTime)]));
      if (outcome.kind === 'done') {
        // First what came of it: a page that ends in between sends the change once more under its key.
        if (outcome.calibration) await storeCalibration(device, next.entry.farmId, outcome.calibration);
        if (outcome.water) await storeWaterDay(device, next.entry.farmId, outcome.water);
        else if (next.entry.water) await forgetWaterDay(device, next.entry.farmId, next.entry.water.id);
        await confirm(device, next.entry, outcome.made, outcome.version);
        end.sent += 1;
        stumbled = 0;
        pauses.delete(readingId);
        // What was based on it may leave now.
        queue.push(readingId);
      } else if (outcome.kind === 'conflict') await conflict(device, next.entry, outcome.theirs);
      else if (outcome.kind === 'water-conflict') {
        const { day } = outcome.theirs;
        if (day !== 'deleted') await storeWaterDay(device, next.entry.farmId, day);
        await waterConflict(device, next.entry, outcome.theirs);
        queue.push(readingId);
      } else if (outcome.kind === 'refused') {
        await refuse(device, next.entry, outcome.problem);
        queue.push(readingId);
      } else if (outcome.kind === 'halt') end.halt = outcome.error;
      else {
        pause(pauses, readingId, clock());
        // Also of what the server may stumble over for ever: photos wait for what can leave, and the person reads why this does not.
        const { problem } = outcome.kind === 'blocked' ? outcome : outcome.error;
        if (problem) await noteProblem(device, next.entry, problem);
        if (outcome.kind === 'stumbled' && ++stumbled >= stumbles) end.halt = outcome.error;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return end;
}

async function isWaiting(device: Device): Promise<boolean> {
  const entries: OutboxEntry[] = await (await device.db()).getAll('outbox');
  return entries.some(({ state }) => state === 'waiting');
}

/** The readings with something to send, the longest waiting first. */
async function waitingReadings(device: Device): Promise<string[]> {
  const entries: OutboxEntry[] = await (await device.db()).getAll('outbox');
  return [...new Set(entries.map(({ readingId }) => readingId))];
}

function pause(pauses: Pauses, readingId: string, now: number): void {
  const tries = (pauses.get(readingId)?.tries ?? 0) + 1;
  pauses.set(readingId, { tries, until: now + Math.min(5000 * 2 ** tries, 600_000) });
}
