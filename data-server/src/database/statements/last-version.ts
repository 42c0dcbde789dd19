import type { Tables } from '../tables.ts';
import type { Trx } from '../transaction.ts';
import { isOneOf, runManyBuiltOnce } from './gathered.ts';

type Subject = Tables['revisions']['subject'];

/**
 * The versions of the last revisions, by id; an id without one is missing. New versions continue after them even if the row was removed or
 * its tombstone was cleared away, because its revisions still exist.
 */
export async function lastVersions(
  trx: Trx,
  farmerId: string,
  subject: Subject,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await runManyBuiltOnce(trx, 'last versions', [farmerId, subject], ids, () =>
    trx
      .selectFrom('revisions')
      .select((eb) => ['subject_id', eb.fn.max('version').as('version')])
      .where('farmer_id', '=', farmerId)
      .where('subject', '=', subject)
      .where(isOneOf(trx, 'subject_id', ids))
      .groupBy('subject_id'),
  );
  return new Map(rows.map(({ subject_id: id, version }) => [id, version]));
}

/** The version of one row's last revision; 0 where there is none. */
export async function lastVersion(
  trx: Trx,
  farmerId: string,
  { subject, id }: { subject: Subject; id: string },
): Promise<number> {
  return (await lastVersions(trx, farmerId, subject, [id])).get(id) ?? 0;
}
