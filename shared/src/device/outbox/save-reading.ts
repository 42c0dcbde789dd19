import type { Person, Reading, ReadingBody } from '@seguia/openapi';
import type { ClockStamp } from '../../domain/clock-stamp.ts';
import { timestampOf } from '../../domain/farm-time.ts';
import { type CompleteBody, completeBody, normaliseReading } from '../../domain/readings/normalise-reading.ts';
import { isSameReading } from '../../domain/readings/same-reading.ts';
import { newId } from '../../domain/uuid.ts';
import { correctedNow } from '../../session/clock/device-clock.ts';
import type { FarmDevice } from '../local/farm-device.ts';
import { vanish } from './outbox-answers.ts';
import { planDelete, planPut, undoTime, type Plan } from './outbox-rules.ts';
import { whenOf, withStamp } from './reading-time.ts';
import { hiddenRow, isHidden, sentRow, shownRow, toDeviceReading } from '../readings/reading-rows.ts';
import { editReading, type ReadingEdit } from './reading-edit.ts';
import type { DeviceReading, OutboxEntry, ReadingRow, ReadingState } from '../database/rows.ts';
import { withStorageErrors } from '../local/storage-error.ts';
import type { UnfinishedChange } from './unfinished.ts';

const seconds = () => Math.floor(correctedNow() / 1000);

function changeOf(
  { farmId }: Pick<FarmDevice, 'farmId'>,
  readingId: string,
  row: ReadingRow | undefined,
  seen?: Reading,
) {
  const before = seen ?? row?.reading;
  const version = versionSeen(row, seen);
  const now = Math.floor(Date.now() / 1000);
  // Undo may be pressed after another farm was chosen.
  const ownFarm = before?.farmerId ?? farmId;
  return { readingId, farmId: ownFarm, version, seen: before && bodyOf(before), key: newId(), now };
}

/** The version that a change is based on: the newest, unless the person has not seen its content; then the server reports the conflict. */
function versionSeen(row: ReadingRow | undefined, seen: Reading | undefined): number {
  if (!row || !seen || row.version === seen.version) return row?.version ?? 0;
  return hasSameValues(row.reading, seen) ? row.version : seen.version;
}

/** The reading as it will be once the server has it. */
function readingOf(
  source: FarmDevice,
  id: string,
  body: CompleteBody,
  before: Reading | undefined,
  me: Person,
): Reading {
  const now = seconds();
  return {
    ...body,
    id,
    farmerId: source.farmId,
    timestamp: body.timestamp ?? timestampOf(body.date, body.time, source.clock),
    createdBy: before?.createdBy ?? me,
    createdAt: before?.createdAt ?? now,
    updatedAt: now,
    version: before?.version ?? 0,
  };
}

/** The server's copy, which stays beneath the unsent changes. */
function baseOf(row: ReadingRow | undefined): Reading | null {
  if (!row) return null;
  if (row.base !== undefined) return row.base;
  return isHidden(row) ? null : row.reading;
}

/** The state after a change: a conflict or a refusal stays one until it is settled. */
function stateAfter(entries: readonly OutboxEntry[], plan: Plan): ReadingState {
  const state = plan.write?.state ?? entries.at(-1)?.state;
  return state ?? 'waiting';
}

function pendingRow(make: typeof shownRow, edit: ReadingEdit, reading: Reading, state: ReadingState): ReadingRow {
  const row = make(reading, state, edit.row?.version ?? 0, baseOf(edit.row));
  return edit.row?.goneHeard ? { ...row, goneHeard: true } : row;
}

/**
 * A reading as a form gives it. `id` is the new reading's id, which it got when it was begun, or the id of the changed one; `seen` is what
 * the person saw when they changed it, and missing for a new one.
 */
export type ReadingToSave = ReadingBody & {
  id?: string;
  seen?: Reading;
  /** Present if date and time came from the clock, not from the person. */
  stamp?: ClockStamp | null;
};

/**
 * Saves a reading, new or changed, and its outbox entry in one transaction, which also removes the reading's drafts and writes
 * `unfinished`. It is on the disk when this resolves. Values that do not belong to the entry type are dropped. A new reading that another
 * tab has already saved under its id is not sent again; if the values differ, it becomes a change. Throws StorageFullError.
 */
export async function saveReading(
  source: FarmDevice,
  me: Person,
  { id = newId(), seen, stamp, ...fields }: ReadingToSave,
  unfinished: readonly UnfinishedChange[] = [],
): Promise<DeviceReading> {
  const row = await withStorageErrors(source.device, () =>
    editReading(source.device, id, async (edit) => {
      const body = normaliseReading({ ...fields, ...whenOf(source, fields, stamp, edit.row?.reading) });
      await edit.finish(source.farmId, unfinished);
      if (!seen && isSavedAs(edit.row, body)) return edit.row;
      const change = changeOf(source, id, edit.row, seen);
      const plan = withStamp(planPut(edit.entries, body, change), source, body, stamp ?? edit.entries.at(-1)?.stamp);
      await edit.apply(plan);
      const reading = readingOf(source, id, body, edit.row?.reading, me);
      const saved = pendingRow(shownRow, edit, reading, stateAfter(edit.entries, plan));
      await edit.put(saved);
      return saved;
    }),
  );
  return toDeviceReading(row);
}

/** Whether a new reading is already saved with these values, sent or not. */
function isSavedAs(row: ReadingRow | undefined, body: ReadingBody): row is ReadingRow {
  if (!row || isHidden(row) || row.state === 'refused' || row.state === 'conflict') return false;
  return isSameReading(row.reading, body);
}

/** Deletes a reading here at once, and on the server when the time to undo is over. Throws StorageFullError. */
export async function deleteReading(source: FarmDevice, id: string): Promise<void> {
  await withStorageErrors(source.device, () =>
    editReading(source.device, id, async (edit) => {
      if (!edit.row) return;
      const plan = planDelete(edit.entries, changeOf(source, id, edit.row), Date.now() + undoTime);
      await edit.apply(plan);
      if (plan.vanish) await vanish(edit);
      else {
        const state = stateAfter(edit.entries, plan);
        // A conflict stays visible until it is settled.
        const make = state === 'conflict' ? shownRow : hiddenRow;
        await edit.put(pendingRow(make, edit, edit.row.reading, state));
      }
    }),
  );
}

/** Undoes a deletion: without a trace while it is held back here, by one more change when it may have been sent. Throws StorageFullError. */
export async function undoDelete({ device }: Pick<FarmDevice, 'device'>, id: string): Promise<void> {
  await withStorageErrors(device, () =>
    editReading(device, id, async (edit) => {
      const last = edit.entries.at(-1);
      const taken = edit.row && last && changeTaken(last, edit.row.reading);
      if (edit.row && taken) {
        await edit.apply({ remove: [], write: taken });
        return edit.put(pendingRow(shownRow, edit, edit.row.reading, taken.state));
      }
      if (!edit.row || !isHidden(edit.row)) return;
      if (last?.kind === 'delete' && last.attempts === 0 && last.state === 'waiting') {
        await edit.apply({ remove: [last.seq], write: null });
        const before = edit.entries.at(-2);
        if (before) return edit.put(pendingRow(shownRow, edit, edit.row.reading, before.state));
        // Nothing is left to send: the reading is what the server has, which may be that somebody else has deleted it, too.
        const { base, goneHeard, reading, version } = edit.row;
        return edit.put(base && !goneHeard ? sentRow(base) : hiddenRow(reading, 'sent', version));
      }
      // Includes the instant: in a doubled hour it may be the second.
      const plan = planPut(
        edit.entries,
        completeBody(edit.row.reading),
        changeOf({ farmId: edit.row.reading.farmerId }, id, edit.row),
      );
      await edit.apply(plan);
      await edit.put(pendingRow(shownRow, edit, edit.row.reading, stateAfter(edit.entries, plan)));
    }),
  );
}

/** The refused or conflicting change that an unsent deletion has replaced; null where it has replaced none. */
function changeTaken({ notBefore: _held, ...last }: OutboxEntry, reading: Reading): OutboxEntry | null {
  const { kind, attempts, baseVersion, seen } = last;
  if (kind !== 'delete' || attempts > 0) return null;
  if (baseVersion !== null && (!seen || hasSameValues(reading, seen))) return null;
  return { ...last, key: newId(), kind: 'put', body: completeBody(reading) };
}

/** The fields of a reading that a person fills in; the instant follows from them. */
export function bodyOf(reading: ReadingBody): CompleteBody {
  const { timestamp: _timestamp, ...body } = completeBody(reading);
  return body;
}

/** Whether two readings are equal in every field that a person fills in. */
export function hasSameValues(a: ReadingBody, b: ReadingBody): boolean {
  return JSON.stringify(bodyOf(a)) === JSON.stringify(bodyOf(b));
}
