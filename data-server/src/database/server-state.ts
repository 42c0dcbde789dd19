import type { Db } from './db.ts';
import { newEpoch } from './migrate.ts';
import type { Trx } from './transaction.ts';

export interface ServerState {
  epoch: string;
  /** Epochs of this server before it was restored from a backup; marks with them belong to it, too. */
  epochsBefore: string[];
}

const before = 'epochs_before';

/** The identity of this database, and its former ones. */
export async function readState(db: Db | Trx): Promise<ServerState> {
  const rows = await db.selectFrom('server_state').selectAll().where('key', 'in', ['epoch', before]).execute();
  const state = new Map(rows.map(({ key, value }) => [key, value]));
  return { epoch: state.get('epoch') ?? '', epochsBefore: JSON.parse(state.get(before) ?? '[]') as string[] };
}

/** Gives a restored database a new epoch; it remembers the epochs of the one that was restored. */
export async function renewEpoch(trx: Trx, epochsBefore: readonly string[]): Promise<void> {
  await trx.updateTable('server_state').set({ value: newEpoch() }).where('key', '=', 'epoch').execute();
  const value = JSON.stringify(epochsBefore);
  await trx
    .insertInto('server_state')
    .values({ key: before, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}
