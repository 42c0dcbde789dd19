import { withRulesAsSettings } from '../admin/rule-as-setting.ts';
import {
  cropRows,
  cropTypeRows,
  findCropRow,
  findCropTypeRow,
  storeCrop,
  storeCropType,
} from '../crops/crops.queries.ts';
import { makeCrop, makeCropType } from '../crops/make-crop.ts';
import { nextChangeNo } from '../database/statements/next-change-no.ts';
import { inTransaction, type Trx } from '../database/transaction.ts';
import { seconds } from '../services/services.ts';
import type { Stamp } from '../sync/pending-write.ts';
import { farmOption, findFarm, findOnFarm } from './find.ts';
import { listOf, needed, resultOf, type Verb, type VerbContext } from './verb.ts';

interface Renaming {
  farmerId: string;
  id: string;
  name: string;
}

const stampAfter = (version: number, changeNo: number, now: Date): Stamp => ({
  changeNo,
  version: version + 1,
  now: seconds(now),
});

async function renameCrop(trx: Trx, { name, ...at }: Renaming, changeNo: number, now: Date) {
  const current = await findCropRow(trx, at.farmerId, at.id);
  const stamp = stampAfter(current?.version ?? 0, changeNo, now);
  const body = { name, archived: current?.archived === 1 };
  await storeCrop(trx, await makeCrop(trx, { ...at, body, current, stamp }), false);
}

async function renameCropType(trx: Trx, { name, ...at }: Renaming, changeNo: number, now: Date) {
  const current = await findCropTypeRow(trx, at.farmerId, at.id);
  const stamp = stampAfter(current?.version ?? 0, changeNo, now);
  const body = { crop_id: current?.crop_id ?? '', name, archived: current?.archived === 1 };
  await storeCropType(trx, await makeCropType(trx, { ...at, body, current, stamp }), false);
}

/** Renames a crop or a crop type. It and the plots where it grows or grew get a new change number, because they contain the name. */
async function rename({ db, now }: VerbContext, table: 'crops' | 'crop_types', renaming: Renaming) {
  await withRulesAsSettings('--name', () =>
    inTransaction(db, async (trx) => {
      const changeNo = await nextChangeNo(trx, renaming.farmerId);
      await (table === 'crops' ? renameCrop : renameCropType)(trx, renaming, changeNo, now);
    }),
  );
}

const editing = (noun: 'crops' | 'crop-types', table: 'crops' | 'crop_types', option: 'crop' | 'crop-type'): Verb => ({
  name: `${noun} edit`,
  summary: `gives a ${option.replace('-', ' ')} another name`,
  options: [farmOption, needed(`--${option} <${option}>`, 'id or name'), needed('--name <name>', 'its new name')],
  async run(context, words) {
    const { id: farmId } = await findFarm(context.db, words.required('farm'));
    const found = await findOnFarm(context.db, table, farmId, words.required(option));
    await rename(context, table, { farmerId: farmId, id: found.id, name: words.required('name') });
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
