import { deleteFarm } from '../admin/delete-farm.ts';
import { openPhotoFiles } from '../photo-files/open-photo-files.ts';
import { exportFarm } from '../admin/export-farm.ts';
import { describeLost, LostPicturesError } from '../admin/pictures.ts';
import type { Db } from '../database/db.ts';
import { farmOption, findFarm } from './find.ts';
import { needed, resultOf, UsageError, type Verb } from './verb.ts';

const sumOf = (counts: Record<string, number>) => Object.values(counts).reduce((sum, rows) => sum + rows, 0);

async function countReadings(db: Db, farmId: string): Promise<number> {
  const { rows } = await db
    .selectFrom('readings')
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .where('farmer_id', '=', farmId)
    .executeTakeFirstOrThrow();
  return rows;
}

/** The e-mails of those people who have no farm any more. */
async function emailsWithoutFarm(db: Db, accountIds: readonly string[]): Promise<string[]> {
  if (accountIds.length === 0) return [];
  const rows = await db
    .selectFrom('accounts')
    .select('email')
    .where('id', 'in', accountIds)
    .where('id', 'not in', (eb) => eb.selectFrom('farm_accounts').select('account_id'))
    .orderBy('email')
    .execute();
  return rows.map(({ email }) => email);
}

/** Exporting and deleting all data of a farm. */
export const farmDataVerbs: readonly Verb[] = [
  {
    name: 'farms export',
    summary: 'writes all that is stored of one farm into a file, while the server runs',
    argument: 'file',
    options: [farmOption],
    async run({ db, settings, now }, words) {
      const { id, name } = await findFarm(db, words.required('farm'));
      const { tables, lost } = await exportFarm(db, openPhotoFiles(settings), words.file(), { id, name }, now);
      const data = { farm_id: id, name, file: words.file(), rows: sumOf(tables), tables };
      const text = `${data.rows} rows of ${name} are in ${data.file}`;
      // The next command may delete the farm: nobody must take this file for all that is stored of it.
      if (lost.length > 0) throw new LostPicturesError(`${text}, but ${describeLost(lost)}`);
      return resultOf(text, data);
    },
  },
  {
    name: 'farms delete',
    summary: 'deletes a farm with everything on it, for good; its people’s accounts stay',
    options: [farmOption, needed('--confirm <name>', 'the farm’s name once more, letter by letter')],
    async run({ db, settings, now, actor }, words) {
      const { id, name } = await findFarm(db, words.required('farm'));
      if (words.required('confirm') !== name) {
        const readings = await countReadings(db, id);
        throw new UsageError(
          `--confirm: "${name}" is the farm that would be deleted for good, with ${readings} readings. Nothing is deleted. \`farms export\` writes them into a file.`,
        );
      }
      const people = await db.selectFrom('farm_accounts').select('account_id').where('farmer_id', '=', id).execute();
      const tables = await deleteFarm(db, openPhotoFiles(settings), id, actor, now);
      const left = await emailsWithoutFarm(
        db,
        people.map(({ account_id: account }) => account),
      );
      const data = { farm_id: id, name, rows: sumOf(tables), tables, accounts_without_farm: left };
      const more = left.length > 0 ? `\nwithout a farm now: ${left.join(', ')}   (\`accounts disable\`)` : '';
      return resultOf(`${name} is deleted, with ${data.rows} rows${more}`, data);
    },
  },
];
