const backup = 'a backup holds every farm; a sharded database has physical backups of each node besides';
const nightly = 'it clears away of all farms what is old; on the coordinator it runs on every shard at once';
const operator = 'an operator looks at all farms, or finds one by its name';
const byToken = 'a link to a farm does not name it; each shard is searched by the index of tokens';

/**
 * The functions that read or write all farms on purpose, by file, and why. Such a statement runs on every shard: it must join only rows of
 * the same farm, and must not be one that phones call again and again.
 */
export const overAllFarms: ReadonlyMap<string, string> = new Map([
  ['access/account-farms.ts copyAllAccess', 'a restored database makes the copies of all farms anew'],
  ['admin/pictures.ts picturesOf', backup],
  ['admin/write-rows.ts rowsOf', backup],
  ['audit/audit.ts clearOldAudit', nightly],
  [
    'morning-mail/morning-mail.queries.ts findReaders',
    'who gets a mail at this hour is searched on every shard, by one server',
  ],
  ['operator/audit-log.ts run', operator],
  ['operator/farm-data.ts emailsWithoutFarm', operator],
  ['operator/farms.ts run', operator],
  ['operator/find.ts findFarm', operator],
  ['operator/init.ts run', operator],
  ['people/invitations.queries.ts findOpenInvitation', byToken],
  ['photos/clear-orphans.ts deletePhotosWithoutReading', nightly],
  ['readings/tombstones.ts clearOldTombstones', nightly],
]);
