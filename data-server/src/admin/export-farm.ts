import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { newestMigration } from '../database/migrate.ts';
import { farmTables, type FarmHead } from './backup-format.ts';
import type { PhotoFiles } from '../photo-files/photo-files.ts';
import { lostOf, type MissingPicture, picturesOf } from './pictures.ts';
import { writeRows, type Part } from './write-rows.ts';

interface Farm {
  id: string;
  name: string;
}

/** The columns of people in an export: who they are, but nothing with which they log in. */
const personColumns = ['id', 'email', 'firstname', 'lastname', 'avatar', 'created_at'] as const;

/** The columns of invitations in an export: nothing that opens one. */
const invitationColumns = [
  'farmer_id',
  'id',
  'role',
  'language',
  'email',
  'firstname',
  'lastname',
  'created_by',
  'created_at',
  'expire_at',
  'used_at',
  'deleted_at',
  'version',
] as const;

/** The columns of morning mails in an export: nothing that ends one. */
const mailColumns = ['farmer_id', 'account_id', 'hour', 'language', 'ec_unit', 'sent_on', 'version'] as const;

/**
 * Writes everything that is stored about a farm, as it is at one moment, in the format of a backup: its rows in every table, its photos,
 * its audit log, and the people who work or have worked on it. Returns the number of rows in each table, and the photos whose picture is
 * missing (`lostOf`). Throws SettingError if the file exists.
 */
export async function exportFarm(
  db: Db,
  photos: PhotoFiles,
  file: string,
  { id, name }: Farm,
  now: Date,
): Promise<{ tables: Record<string, number>; lost: string[] }> {
  const head = async (): Promise<FarmHead> => ({
    seguia_farm: 1,
    migration: newestMigration,
    farm: { id, name },
    made_at: now.toISOString(),
  });
  const ofFarm = sql`farmer_id = ${id}`;
  const people = sql`id IN (SELECT account_id FROM farm_accounts WHERE ${ofFarm}
    UNION SELECT account_id FROM revisions WHERE ${ofFarm} UNION SELECT created_by FROM readings WHERE ${ofFarm}
    UNION SELECT created_by FROM photos WHERE ${ofFarm}
    UNION SELECT created_by FROM invitations WHERE ${ofFarm}
    UNION SELECT created_by FROM imports WHERE ${ofFarm} UNION SELECT created_by FROM campaigns WHERE ${ofFarm}
    UNION SELECT created_by FROM water_days WHERE ${ofFarm}
    UNION SELECT created_by FROM instructions WHERE ${ofFarm}
    UNION SELECT done_by FROM instructions WHERE ${ofFarm}
    UNION SELECT created_by FROM calibrations WHERE ${ofFarm}
    UNION SELECT withdrawn_by FROM calibrations WHERE ${ofFarm})`;
  const parts: Part[] = [
    { table: 'accounts', where: people, columns: personColumns },
    { table: 'farmers', where: sql`id = ${id}` },
    ...farmTables.map((table) => ({
      table,
      where: ofFarm,
      ...(table === 'invitations' && { columns: invitationColumns }),
      ...(table === 'morning_mails' && { columns: mailColumns }),
    })),
    { table: 'audit', where: sql`owner = ${id}` },
  ];
  const missing: MissingPicture[] = [];
  const tables = await writeRows(db, file, head, parts, (trx) => picturesOf(trx, photos, { farmId: id, missing }));
  return { tables, lost: await lostOf(db, missing) };
}
