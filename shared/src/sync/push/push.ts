import type { ApiClient } from '@seguia/openapi';
import type { Device } from '../../device/local/device.ts';
import { beginTry, noteCut, noteProblem, refuse, renewKey } from '../../device/outbox/outbox-answers.ts';
import type { OutboxEntry } from '../../device/database/rows.ts';
import type { ApiError } from '../../session/api/api-error.ts';
import { requestBackgroundSync } from './background-sync.ts';
import { answerTime, stumbles } from './sending.ts';
import { settleTimes } from './settle-times.ts';
import { settlerOf } from './subjects/settlers.ts';
import { cutOff, mostCutOff, sendAndJudge } from './unanswered.ts';

/** The result of a push. */
export interface PushEnd {
  /** Why nothing can be sent now; null when everything was sent that could be. */
  halt: ApiError | null;
  /** When a held change may be sent, in milliseconds of the device's clock; null when none is held. */
  heldUntil: number | null;
  /** The number of changes that the server has accepted. */
  sent: number;
}

/** By reading: until when (milliseconds of a steady clock) it is not tried again. A `firm` pause is not shortened when somebody looks. */
export type Pauses = Map<string, { until: number; tries: number; firm?: boolean }>;

const atOnce = 4;

/**
 * Sends what waits: the changes of each reading in order, several readings at once. Resolves when nothing more can be sent now. Throws the
 * AbortError of `signal`.
 */
export async function push(
  api: ApiClient,
  device: Device,
  pauses: Pauses,
  signal: AbortSignal,
  clock: () => number = () => performance.now(),
): Promise<PushEnd> {
  // Before the first request, because the app may be closed while an answer is awaited.
  if (await isWaiting(device)) void requestBackgroundSync();
  const halt = await settleTimes(api, device, AbortSignal.any([signal, AbortSignal.timeout(answerTime)]));
  const end: PushEnd = { halt, heldUntil: null, sent: 0 };
  const queue = await waitingReadings(device);
  for (const id of pauses.keys()) if (!queue.includes(id)) pauses.delete(id);
  let stumbled = 0;

  const work = async () => {
    for (let readingId = queue.shift(); readingId !== undefined && !end.halt; readingId = queue.shift()) {
      signal.throwIfAborted();
      if ((pauses.get(readingId)?.until ?? 0) > clock()) continue;
      const next = await beginTry(device, readingId);
      if (next.do === 'wait') end.heldUntil = Math.min(end.heldUntil ?? next.until, next.until);
      if (next.do !== 'send') continue;
      const outcome = await sendAndJudge(api, next.entry, signal);
      const isSettled = !['halt', 'blocked', 'stumbled', 'cut'].includes(outcome.kind);
      if (isSettled) pauses.delete(readingId);
      if (outcome.kind === 'done') {
        await settlerOf(next.entry).settle(device, next.entry, outcome.made, outcome.version);
        end.sent += 1;
        stumbled = 0;
        // A change that was based on it may be sent now.
        queue.push(readingId);
      } else if (outcome.kind === 'conflict') {
        await settlerOf(next.entry).conflict?.(device, next.entry, outcome.theirs);
        // What both sides changed may have been merged, and is sent again.
        queue.push(readingId);
      } else if (outcome.kind === 'refused') {
        // An untried key cannot be another's, so a second refusal counts.
        const isRenewed = outcome.problem.code === 'key_reused' && next.entry.attempts > 1;
        if (isRenewed) await renewKey(device, next.entry);
        else await refuse(device, next.entry, outcome.problem);
        queue.push(readingId);
      } else if (outcome.kind === 'halt') end.halt = outcome.error;
      else {
        pause(pauses, readingId, clock(), outcome.kind === 'cut');
        // Also for what the server may never accept: photos wait for what can be sent, and the person reads why this cannot.
        const { problem } = outcome.kind === 'blocked' ? outcome : outcome.error;
        if (outcome.kind === 'cut') {
          if (await noteCut(device, next.entry, cutOff, mostCutOff)) pauses.delete(readingId);
        } else if (problem) await noteProblem(device, next.entry, problem);
        if (outcome.kind !== 'blocked' && ++stumbled >= stumbles) end.halt = outcome.error;
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

/** The readings with unsent changes, longest waiting first. */
async function waitingReadings(device: Device): Promise<string[]> {
  const entries: OutboxEntry[] = await (await device.db()).getAll('outbox');
  return [...new Set(entries.map(({ readingId }) => readingId))];
}

function pause(pauses: Pauses, readingId: string, now: number, firm: boolean): void {
  const tries = (pauses.get(readingId)?.tries ?? 0) + 1;
  pauses.set(readingId, { tries, until: now + Math.min(5000 * 2 ** tries, 600_000), firm });
}
