import { Problem } from '../../problems/problems.ts';
import type { Trx } from '../transaction.ts';
import { builtOnce } from './built-once.ts';

const raiseChangeNo = builtOnce((db, by: number, farmerId: string) =>
  db
    .updateTable('farmers')
    .set((eb) => ({ change_no: eb('change_no', '+', by) }))
    .where('id', '=', farmerId)
    .returning('change_no'),
);

/**
 * Raises the farm's change number by `count`, returns the last of the new numbers, and locks the farm's row until the transaction ends, so
 * that numbers become visible in the order in which they are given. It must be the first statement of the transaction: SQLite then waits
 * for its turn to write, and does not fail later. Throws a 404 if the farm was deleted meanwhile.
 */
export async function nextChangeNo(trx: Trx, farmerId: string, count = 1): Promise<number> {
  const [farm] = await raiseChangeNo(trx, count, farmerId);
  if (!farm) throw new Problem('not_found');
  return farm.change_no;
}
