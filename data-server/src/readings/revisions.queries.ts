import type { Db } from '../database/db.ts';
import type { PageOf } from '../sync/lists.ts';

/** Newest first; one more than the page, to find out whether there are more. */
export function findRevisions(db: Db, farmerId: string, readingId: string, page: PageOf) {
  return db
    .selectFrom('revisions')
    .innerJoin('accounts', 'accounts.id', 'revisions.account_id')
    .select(['version', 'action', 'at', 'account_id', 'firstname', 'lastname', 'snapshot'])
    .where('farmer_id', '=', farmerId)
    .where('subject', '=', 'reading')
    .where('subject_id', '=', readingId)
    .orderBy('version', 'desc')
    .limit(page.size + 1)
    .offset(page.offset)
    .execute();
}
