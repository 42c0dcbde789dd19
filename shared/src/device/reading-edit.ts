import type { Device } from './device.ts';
import type { Plan } from './outbox-rules.ts';
import type { OutboxEntry, ReadingRow } from './rows.ts';

/** One reading and its changes inside a transaction. Await nothing in it but these. */
export interface ReadingEdit {
  row: ReadingRow | undefined;
  /** The reading's changes to send, in order. */
  entries: readonly OutboxEntry[];
  apply(plan: Pick<Plan, 'remove' | 'write'>): Promise<void>;
  put(row: ReadingRow): Promise<void>;
  /** Removes the row. */
  remove(): Promise<void>;
}

/**
 * Runs `work` on one reading in one strict transaction over readings and outbox: all of it is on the disk when this returns, or nothing
 * happened. Then tells who shows readings or what is to send.
 */
export async function editReading<T>(device: Device, id: string, work: (edit: ReadingEdit) => Promise<T>): Promise<T> {
  const tx = (await device.db()).transaction(['readings', 'outbox'], 'readwrite', { durability: 'strict' });
  const readings = tx.objectStore('readings');
  const outbox = tx.objectStore('outbox');
  let wrote = false;
  try {
    const [row, entries] = await Promise.all([readings.get(id), outbox.index('reading').getAll(id)]);
    const result = await work({
      row,
      entries,
      async apply({ remove, write }) {
        wrote = true;
        for (const seq of remove) await outbox.delete(seq);
        // The database numbers a new entry itself.
        if (write) await outbox.put(write as OutboxEntry);
      },
      async put(next) {
        wrote = true;
        await readings.put(next);
      },
      async remove() {
        wrote = true;
        await readings.delete(id);
      },
    });
    await tx.done;
    if (wrote) device.changes.tell('readings', 'outbox');
    return result;
  } catch (error) {
    abort(tx);
    // The reason of a transaction that fails at its end (no room) is told by `done`, not by the request before it.
    await tx.done.catch(() => undefined);
    throw tx.error ?? error;
  }
}

function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // It is over already.
  }
}
