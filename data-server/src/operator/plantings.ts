import { sql, type SqlBool } from 'kysely';
import { addDays, isDate } from '@seguia/shared/domain/farm-time';
import { plant } from '../admin/plant.ts';
import { nextChangeNo } from '../database/statements/next-change-no.ts';
import { inTransaction, type Trx } from '../database/transaction.ts';
import { plotCrops } from '../plots/plots.queries.ts';
import { seconds } from '../services/services.ts';
import { SettingError } from '../services/settings.ts';
import { farmOption, findFarm, findOnFarm, plotOption } from './find.ts';
import { plotOf } from './plots.ts';
import { allowed, listOf, needed, resultOf, UsageError, type Verb, type VerbContext } from './verb.ts';

function dayIn(option: string, text: string): string {
  if (!isDate(text)) throw new UsageError(`--${option}: a day like 2026-06-30, not "${text}".`);
  return text;
}

interface Place {
  farmId: string;
  plotId: string;
}

/** Ends the plantings in a plot on that last day; returns how many. Throws if one of them, or a stage of it, began later. */
async function endPlantings(trx: Trx, { farmId, plotId }: Place, last: string): Promise<number> {
  // A planned later end is brought forward.
  const grows = sql<SqlBool>`(to_date IS NULL OR (from_date <= ${last} AND to_date > ${last}))`;
  const open = await trx
    .selectFrom('plot_crops')
    .select(['from_date', 'first_flower', 'first_harvest', 'topped'])
    .where('farmer_id', '=', farmId)
    .where('plot_id', '=', plotId)
    .where(grows)
    .execute();
  const late = open.flatMap((days) => Object.values(days)).find((day) => day !== null && day > last);
  if (late)
    throw new SettingError(
      `What grows there was planted or is in a stage since ${late}, after ${last}: give a later day.`,
    );
  await trx
    .updateTable('plot_crops')
    .set((eb) => ({ to_date: last, version: eb('version', '+', 1) }))
    .where('farmer_id', '=', farmId)
    .where('plot_id', '=', plotId)
    .where(grows)
    .execute();
  return open.length;
}

/** Changes a plot's plantings and gives the plot a new change number, because devices fetch plantings together with their plot. */
function changePlantings<T>(
  { db }: VerbContext,
  { farmId, plotId }: Place,
  work: (trx: Trx, changeNo: number) => Promise<T>,
): Promise<T> {
  return inTransaction(db, async (trx) => {
    const changeNo = await nextChangeNo(trx, farmId);
    const stamp = { change_no: changeNo };
    await trx.updateTable('plots').set(stamp).where('farmer_id', '=', farmId).where('id', '=', plotId).execute();
    return work(trx, changeNo);
  });
}

const cropOptions = [
  needed('--crop <name>', 'what is planted'),
  needed('--crop-type <name>', 'its variety'),
  needed('--from <day>', 'planted on, YYYY-MM-DD'),
];

const planting = (name: string, summary: string, isReplacing: boolean): Verb => ({
  name,
  summary,
  options: [farmOption, plotOption, ...cropOptions],
  async run(context, words) {
    const { farmId, plot } = await plotOf(context.db, words);
    const from = dayIn('from', words.required('from'));
    const crop = { crop: words.required('crop'), cropType: words.required('crop-type'), from };
    const ended = await changePlantings(context, { farmId, plotId: plot.id }, async (trx, changeNo) => {
      const count = isReplacing ? await endPlantings(trx, { farmId, plotId: plot.id }, addDays(from, -1)) : 0;
      const stamp = { changeNo, version: 1, now: seconds(context.now) };
      await plant(trx, { farmerId: farmId, plotId: plot.id }, crop, stamp);
      return count;
    });
    const text = `${plot.name}: ${crop.crop} ${crop.cropType} from ${from}${isReplacing ? `, ${ended} plantings ended the day before` : ''}`;
    return resultOf(text, { plot_id: plot.id, ...crop, ended });
  },
});

export const plantingVerbs: readonly Verb[] = [
  {
    name: 'plantings list',
    summary: 'what grows and grew in a farm’s plots',
    options: [farmOption, allowed('--plot <plot>', 'id or name of one plot')],
    async run({ db }, words) {
      const { id: farmId } = await findFarm(db, words.required('farm'));
      const wanted = words.optional('plot');
      const only = wanted === undefined ? null : (await findOnFarm(db, 'plots', farmId, wanted)).id;
      const plots = await db
        .selectFrom('plots')
        .select(['id', 'name'])
        .where('farmer_id', '=', farmId)
        .where('deleted_at', 'is', null)
        .orderBy('position')
        .execute();
      const crops = await plotCrops(db, farmId);
      const rows = plots
        .filter(({ id }) => only === null || id === only)
        .flatMap(({ id, name }) =>
          (crops.get(id) ?? []).map(({ crop_name: crop, crop_type_name: type, from, to, ...stages }) => ({
            plot: name,
            crop,
            crop_type: type,
            from,
            to: to ?? null,
            first_flower: stages.first_flower ?? null,
            first_harvest: stages.first_harvest ?? null,
            topped: stages.topped ?? null,
          })),
        );
      return listOf(rows, 'Nothing is planted.');
    },
  },
  planting('plantings add', 'plants a crop beside what grows in a plot already', false),
  planting('plantings replant', 'ends what grows in a plot the day before, and plants another crop', true),
  {
    name: 'plantings end',
    summary: 'ends what grows in a plot',
    options: [farmOption, plotOption, needed('--to <day>', 'its last day, YYYY-MM-DD')],
    async run(context, words) {
      const { farmId, plot } = await plotOf(context.db, words);
      const last = dayIn('to', words.required('to'));
      const place = { farmId, plotId: plot.id };
      const ended = await changePlantings(context, place, (trx) => endPlantings(trx, place, last));
      return resultOf(`${plot.name}: ${ended} plantings ended on ${last}`, { plot_id: plot.id, to: last, ended });
    },
  },
];
