import type { FarmAccess } from '../access/on-farm.ts';
import type { Services } from '../services/services.ts';
import { inLine } from './write-line.ts';
import type { VersionedRow, Work, WriteRequest, Written } from './pending-write.ts';
import { findRevision, keyOf, repeatOf } from './repeats.ts';

/**
 * One write: a repeated request is answered at once, another one in its turn, with the result of the transaction that it shares with others
 * of its farm.
 */
export async function write<Row extends VersionedRow>(
  services: Services,
  farm: FarmAccess,
  request: WriteRequest,
  work: Work<Row>,
): Promise<Written<Row>> {
  const pending = { farm, request, work };
  const done = await findRevision(services.database.lookups, farm.id, keyOf(request));
  return done ? repeatOf(done, pending) : inLine(services, pending);
}
