import type { Wire } from '@seguia/openapi';
import { cropsOn } from '@seguia/shared/domain/bands';
import { farmNow, zoneClock } from '@seguia/shared/domain/farm-time';
import type { Db } from '../database/db.ts';
import { nextChangeNo } from '../database/statements/next-change-no.ts';
import { inTransaction, type Trx } from '../database/transaction.ts';
import { seconds } from '../services/services.ts';
import { makePlot } from '../plots/make-plot.ts';
import { findPlotRow, plotCrops, plotsInOrder, storePlaces, storePlot, type PlotRow } from '../plots/plots.queries.ts';
import type { Arguments } from '../admin/arguments.ts';
import { withRulesAsSettings } from '../admin/rule-as-setting.ts';
import { insertPlots, plotIn } from '../admin/add-plots.ts';
import { farmOption, findFarm, findOnFarm, plotOption } from './find.ts';
import {
  allowed,
  listOf,
  nameIn,
  needed,
  resultOf,
  UsageError,
  type Option,
  type Verb,
  type VerbContext,
} from './verb.ts';

const units = allowed('--units <count>', 'irrigation units: a whole number');
const area = allowed('--area <m2>', 'area in m²');

/** The farm and the plot that the options name. */
export async function plotOf(db: Db, words: Arguments) {
  const { id: farmId } = await findFarm(db, words.required('farm'));
  return { farmId, plot: await findOnFarm(db, 'plots', farmId, words.required('plot')) };
}

type PlotChange = Partial<Pick<Wire['PlotBody'], 'name' | 'irrigation_units' | 'area' | 'closed'>> & {
  position?: number;
};

/** Changes a plot like the app does, with a new change number, so that devices fetch it. */
async function changePlot({ db, now }: VerbContext, farmerId: string, id: string, change: PlotChange) {
  const { position, ...values } = change;
  await withRulesAsSettings('The plot', () =>
    inTransaction(db, async (trx) => {
      const changeNo = await nextChangeNo(trx, farmerId);
      const current = await findPlotRow(trx, farmerId, id);
      if (!current) return;
      const place = position === undefined ? {} : { after: await plotBefore(trx, current, position) };
      const { name, house, area, irrigation_units, drippers, dripper_rate, dripper_rate_unit } = current;
      const before = { name, house, area, irrigation_units, drippers, dripper_rate, dripper_rate_unit };
      const body = { ...before, closed: current.closed === 1, ...values, ...place };
      const stamp = { changeNo, version: current.version + 1, now: seconds(now) };
      const made = await makePlot(trx, { farmerId, id, body, current, stamp });
      await storePlot(trx, made.row, false);
      await storePlaces(trx, made.row, made.places);
    }),
  );
}

/** The plot before a place, counted from 1; null where there is none. */
async function plotBefore(trx: Trx, { farmer_id: farmerId, id }: PlotRow, position: number) {
  const others = (await plotsInOrder(trx, farmerId)).filter((plot) => plot.id !== id);
  return others[Math.min(position - 1, others.length) - 1]?.id ?? null;
}

function numberIn(option: string, text: string, least: number, isWhole: boolean): number {
  const value = Number(text);
  if (text.trim() === '' || !(value >= least) || (isWhole && !Number.isInteger(value)))
    throw new UsageError(`--${option}: a ${isWhole ? 'whole ' : ''}number from ${least}, not "${text}".`);
  return value;
}

function changeIn(words: Arguments): PlotChange {
  const [name, unitsText, areaText, position] = ['name', 'units', 'area', 'position'].map((option) =>
    words.optional(option),
  );
  return {
    ...(name === undefined ? {} : { name: nameIn('name', name) }),
    ...(unitsText === undefined ? {} : { irrigation_units: numberIn('units', unitsText, 0, true) }),
    ...(areaText === undefined ? {} : { area: areaText === '' ? null : numberIn('area', areaText, 0.01, false) }),
    ...(position === undefined ? {} : { position: numberIn('position', position, 1, true) }),
  };
}

const closing = (name: string, summary: string, closed: 0 | 1): Verb => ({
  name,
  summary,
  options: [farmOption, plotOption],
  async run(context, words) {
    const { farmId, plot } = await plotOf(context.db, words);
    await changePlot(context, farmId, plot.id, { closed: closed === 1 });
    return resultOf(`${plot.name} is ${closed ? 'closed' : 'open'}`, {
      id: plot.id,
      name: plot.name,
      closed: closed === 1,
    });
  },
});

export const newPlotOptions: readonly Option[] = [
  farmOption,
  needed('--name <name>', 'its name'),
  units,
  area,
  allowed('--crop <name>', 'what grows there'),
  allowed('--crop-type <name>', 'its variety'),
  allowed('--from <day>', 'planted on, YYYY-MM-DD'),
];

export const plotVerbs: readonly Verb[] = [
  {
    name: 'plots list',
    summary: 'a farm’s plots in walking order, with what grows there',
    options: [farmOption],
    async run({ db, now }, words) {
      const { id, time_zone: zone } = await findFarm(db, words.required('farm'));
      const today = farmNow(zoneClock(zone), now.getTime()).date;
      const rows = await db
        .selectFrom('plots')
        .select(['id', 'name', 'position', 'area', 'irrigation_units', 'closed'])
        .where('farmer_id', '=', id)
        .where('deleted_at', 'is', null)
        .orderBy('position')
        .execute();
      const crops = await plotCrops(db, id);
      const growing = (plotId: string) =>
        cropsOn(crops.get(plotId) ?? [], today).map((crop) => `${crop.crop_name} ${crop.crop_type_name}`);
      const plots = rows.map(({ closed, ...row }) => ({
        ...row,
        closed: closed === 1,
        growing: growing(row.id).join(', ') || null,
      }));
      return listOf(plots, 'The farm has no plot: `plots add` makes one.');
    },
  },
  {
    name: 'plots add',
    summary: 'adds a plot at the end of the walking order',
    options: newPlotOptions,
    async run({ db, now }, words) {
      const { id: farmId } = await findFarm(db, words.required('farm'));
      const [id = ''] = await insertPlots(db, farmId, [plotIn(words)], now);
      return resultOf(id, { id, farm_id: farmId, name: words.required('name') });
    },
  },
  {
    name: 'plots edit',
    summary: 'changes a plot’s name, units, area or place in the walking order',
    options: [
      farmOption,
      plotOption,
      allowed('--name <name>', 'new name'),
      units,
      area,
      allowed('--position <count>', 'place in the walking order'),
    ],
    async run(context, words) {
      const { farmId, plot } = await plotOf(context.db, words);
      const change = changeIn(words);
      if (Object.keys(change).length === 0) throw new UsageError('Give --name, --units, --area or --position.');
      await changePlot(context, farmId, plot.id, change);
      return resultOf(`${plot.name} is changed`, { id: plot.id, ...change });
    },
  },
  closing('plots close', 'closes a plot: nothing new is recorded there, what was stays', 1),
  closing('plots reopen', 'opens a closed plot again', 0),
];
