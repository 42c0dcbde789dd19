import { readingJson } from '../../data-server/src/readings/reading-json.ts';
import { readingRows } from '../../data-server/src/readings/readings.queries.ts';
import type { Db } from '../../data-server/src/database/db.ts';
import { camel, type Reading } from '@seguia/openapi';
import type { Phone } from './chaos-steps.ts';

/** Checks that both phones and the server have the same readings, field by field, each exactly once. */
export async function checkAgreement(db: Db, farmId: string, phones: readonly Phone[]): Promise<string[]> {
  const rows = await readingRows(db, farmId).execute();
  const live = rows.filter((row) => row.deleted_at === null).map((row) => camel(readingJson(row, undefined)));
  const faults: string[] = [];
  if (new Set(rows.map(({ id }) => id)).size !== rows.length) faults.push('A reading is on the server twice.');
  const known = new Set(rows.map(({ id }) => id));
  for (const [number, phone] of phones.entries()) {
    const held = await phone.device.readings();
    for (const reading of live) {
      const here = held.get(reading.id);
      if (!here) faults.push(`Phone ${number} lacks ${reading.id} (version ${reading.version}).`);
      else if (!isSame(reading, here) || here.state !== 'sent')
        faults.push(
          `Phone ${number} has another ${reading.id}: ${here.state}, version ${here.version}, not ${reading.version}.`,
        );
      held.delete(reading.id);
    }
    for (const id of held.keys()) faults.push(`Phone ${number} still shows ${id}.`);
    for (const [note, { id, replaced }] of phone.changes)
      if (!replaced && !known.has(id)) faults.push(`"${note}" of phone ${number}: its reading never arrived.`);
  }
  return faults;
}

/**
 * Checks that a phone shows its person's own last change until it is sent or decided, whatever the server sends; and that nothing is marked
 * as waiting without a change to send.
 */
export async function checkShown({ device }: Phone): Promise<string[]> {
  const tx = (await device.source.device.db()).transaction(['outbox', 'readings']);
  const entries = await tx.objectStore('outbox').getAll();
  const last = new Map(entries.map((entry) => [entry.readingId, entry]));
  const faults: string[] = [];
  for (const { readingId, kind, body } of last.values()) {
    const row = await tx.objectStore('readings').get(readingId);
    if (kind === 'put' && row?.reading.note !== body?.note) faults.push(`${readingId} does not show its last change.`);
  }
  for (const { id, state, base } of await tx.objectStore('readings').getAll()) {
    if ((state !== 'sent' || base !== undefined) !== last.has(id))
      faults.push(`${id} is ${state}, and has ${last.has(id) ? 'a' : 'no'} change to send.`);
  }
  return faults;
}

function isSame(server: Reading, device: Reading): boolean {
  return (Object.keys(server) as (keyof Reading)[]).every(
    (field) => JSON.stringify(server[field]) === JSON.stringify(device[field]),
  );
}

/**
 * Checks that no change vanished: every saved change that its own person did not visibly replace or discard is among the server's
 * revisions; and that nobody overwrote another person's version without having seen it.
 */
export async function checkHistory(db: Db, farmId: string, phones: readonly Phone[]): Promise<string[]> {
  const revisions = await db
    .selectFrom('revisions')
    .selectAll()
    .where('farmer_id', '=', farmId)
    .orderBy('subject_id')
    .orderBy('version')
    .execute();
  const faults: string[] = [];
  const arrived = new Set(revisions.map(({ snapshot }) => (JSON.parse(snapshot) as { note: string | null }).note));
  for (const [number, phone] of phones.entries())
    for (const [note, { replaced }] of phone.changes)
      if (!replaced && !arrived.has(note)) faults.push(`"${note}" of phone ${number} vanished.`);
  for (const [place, revision] of revisions.entries()) {
    const before = revisions[place - 1];
    if (before?.subject_id !== revision.subject_id) {
      if (revision.version !== 1) faults.push(`${revision.subject_id} begins with version ${revision.version}.`);
      continue;
    }
    if (revision.version !== before.version + 1)
      faults.push(`${revision.subject_id} has a hole after ${before.version}.`);
    if (before.account_id === revision.account_id) continue;
    const phone = phones.find(({ device }) => device.person.id === revision.account_id);
    if (!phone?.seen.get(revision.subject_id)?.has(before.version))
      faults.push(`${revision.subject_id} version ${revision.version} was written over ${before.version} unseen.`);
  }
  return faults;
}
