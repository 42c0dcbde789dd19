import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { insertAll } from '../database/bulk.ts';
import type { Db } from '../database/db.ts';
import { newEpoch, newestMigration } from '../database/migrate.ts';
import { SettingError } from '../services/settings.ts';
import type { Tables } from '../database/tables.ts';
import type { Arguments } from './admin.ts';
import { commonTables, farmTables, type Head, type Rows } from './backup.ts';

/**
 * Puts a backup into an empty database, all or nothing. The database gets a new epoch: devices that have seen changes which the backup does not know
 * then ask for everything instead of going on from a mark that means something else now.
 */
export async function restore(db: Db, words: Arguments): Promise<string> {
  const file = words.file();
  const full = await db.selectFrom('accounts').select('id').limit(1).executeTakeFirst();
  if (full) throw new SettingError('The database is not empty; a backup is put into an empty one only.');
  const text = createReadStream(file).pipe(createGunzip());
  const known = new Set<string>([...commonTables, ...farmTables]);
  let count = 0;
  await db.transaction().execute(async (trx) => {
    let head: Head | null = null;
    for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
      if (head === null) {
        head = checkedHead(line);
        continue;
      }
      const { table, rows } = JSON.parse(line) as Rows;
      if (!known.has(table))
        throw new SettingError(`${file} holds a table "${table}" that this version does not know.`);
      await insertAll(trx, table, rows as Tables[typeof table][]);
      count += rows.length;
    }
    await trx.updateTable('server_state').set({ value: newEpoch() }).where('key', '=', 'epoch').execute();
  });
  return `${count} rows are back`;
}

function checkedHead(line: string): Head {
  const head = JSON.parse(line) as Partial<Head>;
  if (head.seguia_backup !== 1) throw new SettingError('This is not a backup of a Seguia data server.');
  if ((head.migration ?? '') > newestMigration) {
    throw new SettingError(
      `The backup was made by a newer version (${head.migration}); this one knows ${newestMigration}.`,
    );
  }
  return head as Head;
}
