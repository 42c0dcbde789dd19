import { builtOnce } from './built-once.ts';
import type { Tables } from '../tables.ts';
import type { Trx } from '../transaction.ts';

type Subject = Pick<Tables['revisions'], 'subject'> & { id: string };

const lastVersions = builtOnce((db, farmerId: string, subject: Subject['subject'], id: string) =>
  db
    .selectFrom('revisions')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('farmer_id', '=', farmerId)
    .where('subject', '=', subject)
    .where('subject_id', '=', id),
);

/**
 * The version of the last revision; 0 where there is none. New versions continue after it even if the row was removed or its tombstone was
 * cleared away, because its revisions still exist.
 */
export async function lastVersion(trx: Trx, farmerId: string, { subject, id }: Subject): Promise<number> {
  const [found] = await lastVersions(trx, farmerId, subject, id);
  return found?.version ?? 0;
}
