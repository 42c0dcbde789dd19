import { inTransaction, nextChangeNo, type Trx } from '../database/transaction.ts';
import { cropRows, cropTypeRows } from '../plots/plots.queries.ts';
import { seconds } from '../services/services.ts';
import { SettingError } from '../services/settings.ts';
import { farmOption, findFarm, findOnFarm } from './find.ts';
import { listOf, needed, resultOf, type Verb, type VerbContext } from './verb.ts';

/** Gives a crop or a crop type another name; it, and the plots where it grows or grew, get a new change number, since those carry the name. */
async function rename(
  { db, now }: VerbContext,
  table: 'crops' | 'crop_types',
  farmId: string,
  id: string,
  name: string,
) {
  await inTransaction(db, async (trx) => {
    const stamp = { change_no: await nextChangeNo(trx, farmId), updated_at: seconds(now) };
    const same = await namesake(trx, table, farmId, id, name);
    if (same) throw new SettingError(`--name: there is another "${name}" already.`);
    await trx
      .updateTable(table)
      .set({ name, ...stamp })
      .where('farmer_id', '=', farmId)
      .where('id', '=', id)
      .execute();
    const types = trx
      .selectFrom('crop_types')
      .select('id')
      .where('farmer_id', '=', farmId)
      .where(table === 'crops' ? 'crop_id' : 'id', '=', id);
    const grown = trx
      .selectFrom('plot_crops')
      .select('plot_id')
      .where('farmer_id', '=', farmId)
      .where('crop_type_id', 'in', types);
    await trx.updateTable('plots').set(stamp).where('farmer_id', '=', farmId).where('id', 'in', grown).execute();
  });
}

/** Another crop of the farm, or another type of the same crop, that has the name already. */
function namesake(trx: Trx, table: 'crops' | 'crop_types', farmId: string, id: string, name: string) {
  if (table === 'crops')
    return trx
      .selectFrom('crops')
      .select('id')
      .where('farmer_id', '=', farmId)
      .where('name', '=', name)
      .where('id', '!=', id)
      .executeTakeFirst();
  return trx
    .selectFrom('crop_types as other')
    .innerJoin('crop_types as own', (join) =>
      join.onRef('own.farmer_id', '=', 'other.farmer_id').onRef('own.crop_id', '=', 'other.crop_id'),
    )
    .select('other.id')
    .where('own.farmer_id', '=', farmId)
    .where('own.id', '=', id)
    .where('other.name', '=', name)
    .where('other.id', '!=', id)
    .executeTakeFirst();
}

const editing = (noun: 'crops' | 'crop-types', table: 'crops' | 'crop_types', option: 'crop' | 'crop-type'): Verb => ({
  name: `${noun} edit`,
  summary: `gives a ${option.replace('-', ' ')} another name`,
  options: [farmOption, needed(`--${option} <${option}>`, 'id or name'), needed('--name <name>', 'its new name')],
  async run(context, words) {
    const { id: farmId } = await findFarm(context.db, words.required('farm'));
    const found = await findOnFarm(context.db, table, farmId, words.required(option));
    await rename(context, table, farmId, found.id, words.required('name'));
    return resultOf(`${found.name} is now ${words.required('name')}`, { id: found.id, name: words.required('name') });
  },
});

export const cropVerbs: readonly Verb[] = [
  {
    name: 'crops list',
    summary: 'a farm’s crops',
    options: [farmOption],
    async run({ db }, words) {
      const { id } = await findFarm(db, words.required('farm'));
      const rows = await cropRows(db, id).where('deleted_at', 'is', null).orderBy('name').execute();
      return listOf(
        rows.map(({ id: cropId, name }) => ({ id: cropId, name })),
        'The farm has no crop: planting makes it.',
      );
    },
  },
  editing('crops', 'crops', 'crop'),
  {
    name: 'crop-types list',
    summary: 'a farm’s crop types (varieties)',
    options: [farmOption],
    async run({ db }, words) {
      const { id } = await findFarm(db, words.required('farm'));
      const rows = await cropTypeRows(db, id)
        .where('crop_types.deleted_at', 'is', null)
        .orderBy('crop_types.name')
        .execute();
      return listOf(
        rows.map((row) => ({ id: row.id, name: row.name, crop: row.crop_name })),
        'The farm has no crop type: planting makes it.',
      );
    },
  },
  editing('crop-types', 'crop_types', 'crop-type'),
];
