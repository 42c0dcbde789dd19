import { resolveConflict } from '../../shared/src/device/outbox/reading-conflict.ts';
import type { BadNetwork } from '../../testing/bad-network.ts';
import type { Random } from '../../testing/random.ts';
import type { ServerProcess } from '../../testing/server-process.ts';
import type { TestDevice } from '../../testing/test-device.ts';

/** A phone in the storm, with what its person did and saw. */
export interface Phone {
  device: TestDevice;
  network: BadNetwork;
  /** The work under way, and how to close the tab that does it. */
  running: Set<{ done: Promise<unknown>; close: AbortController }>;
  /** By reading: the server's versions that the person saw when they acted. */
  seen: Map<string, Set<number>>;
  /** By the note of a saved change: its reading, and whether something on this phone replaced or discarded it visibly. */
  changes: Map<string, { id: string; replaced: boolean }>;
  deleted: string[];
}

export interface ChaosReport {
  seed: number;
  steps: number;
  saved: number;
  conflicts: number;
  kills: number;
  /** The broken promises; empty when there are none. */
  faults: string[];
}

/** Notes what the person sees of a reading before they change it. */
async function readAsUser({ device, seen }: Phone, id: string): Promise<void> {
  const row = await (await device.source.device.db()).get('readings', id);
  const versions = seen.get(id) ?? new Set();
  versions.add(row?.reading.version ?? 0).add(row?.version ?? 0);
  seen.set(id, versions);
}

async function save(
  random: Random,
  phone: Phone,
  plotIds: readonly string[],
  report: ChaosReport,
  id?: string,
): Promise<void> {
  report.saved += 1;
  const note = `change ${report.saved}`;
  if (id) await readAsUser(phone, id);
  for (const change of phone.changes.values()) if (change.id === id) change.replaced = true;
  const plotId = random.pick(plotIds) ?? '';
  const intakeEc = 1 + random.below(200) / 100;
  const saved = await phone.device.save({ plotId, note, intakeEc, ...(id ? { id } : {}) });
  phone.changes.set(note, { id: saved.id, replaced: false });
}

async function remove(phone: Phone, id: string): Promise<void> {
  await readAsUser(phone, id);
  for (const change of phone.changes.values()) if (change.id === id) change.replaced = true;
  await phone.device.delete(id);
  phone.deleted.push(id);
}

function begin(phone: Phone, work: (signal: AbortSignal) => Promise<unknown>): Promise<unknown> {
  const close = new AbortController();
  const job = {
    close,
    done: work(close.signal)
      .catch(() => undefined)
      .finally(() => phone.running.delete(job)),
  };
  phone.running.add(job);
  return job.done;
}

/** One thing that happens to a phone, its person or the server, by chance. */
export async function runStep(
  random: Random,
  phone: Phone,
  plotIds: readonly string[],
  process: ServerProcess,
  report: ChaosReport,
) {
  const { device, network } = phone;
  // Only the newest few, so that both people often work on the same reading.
  const known = [...(await device.readings()).keys()].toSorted().slice(-3);
  const kind = random.below(100);
  if (kind < 8) await save(random, phone, plotIds, report);
  else if (kind < 45) await save(random, phone, plotIds, report, random.pick(known));
  else if (kind < 53 && known.length > 0) await remove(phone, random.pick(known) ?? '');
  else if (kind < 57 && phone.deleted.length > 0) await undo(random, phone);
  else if (kind < 63) await letHeldGo(phone);
  else if (kind < 78) {
    const pushed = begin(phone, (signal) => device.push(signal));
    if (random.chance(0.5)) await pushed;
  } else if (kind < 90) {
    const pulled = begin(phone, (signal) => device.pull(signal));
    if (random.chance(0.5)) await pulled;
  } else if (kind < 93) network.up = !network.up || random.chance(0.5);
  else if (kind < 95) for (const job of phone.running) job.close.abort();
  else if (kind < 97) await decideConflicts(random, phone, report);
  else {
    report.kills += 1;
    await process.kill();
    await process.start();
  }
}

async function undo(random: Random, phone: Phone): Promise<void> {
  const id = random.pick(phone.deleted) ?? '';
  await readAsUser(phone, id);
  await phone.device.undo(id);
}

/** Ends the time in which deletions can be undone. */
export async function letHeldGo({ device }: Phone): Promise<void> {
  const db = await device.source.device.db();
  const tx = db.transaction('outbox', 'readwrite');
  for (const { notBefore: _held, ...entry } of await tx.store.getAll()) await tx.store.put(entry);
  await tx.done;
}

/** Decides each conflict of the phone at random for one side. */
export async function decideConflicts(random: Random, phone: Phone, report: ChaosReport): Promise<void> {
  for (const entry of await phone.device.outbox()) {
    if (entry.state !== 'conflict') continue;
    report.conflicts += 1;
    await readAsUser(phone, entry.readingId);
    phone.seen.get(entry.readingId)?.add(entry.theirsVersion ?? 0);
    const mine = random.chance(0.5);
    if (!mine) for (const change of phone.changes.values()) if (change.id === entry.readingId) change.replaced = true;
    await resolveConflict(phone.device.source.device, entry, mine ? 'mine' : 'theirs');
  }
}
