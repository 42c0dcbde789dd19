import type { Wire } from '@seguia/openapi';
import { copyAccess } from '../access/account-farms.ts';
import { recordAudit } from '../audit/audit.ts';
import { inTransaction } from '../database/transaction.ts';
import { isZone } from '../farms/utc-offsets.ts';
import { searchName } from '../farms/search-name.ts';
import { seconds } from '../services/services.ts';
import { SettingError } from '../services/settings.ts';
import { addFarm, type NewFarm } from '../admin/add-farm.ts';
import type { Arguments } from '../admin/arguments.ts';
import { farmOption, findFarm } from './find.ts';
import {
  allowed,
  instantOf,
  listOf,
  nameIn,
  needed,
  resultOf,
  UsageError,
  type Verb,
  type VerbContext,
} from './verb.ts';

/** The modules to which a farm can subscribe. */
const modules: readonly string[] = ['fertirrigation'] satisfies Wire['Module'][];

/** The longest name of a farm in characters, as in the contract. */
const longestName = 120;

/** The modules in a list with commas; empty for an empty text. */
function modulesIn(text: string): string[] {
  const names = text.split(',').filter(Boolean);
  const wrong = names.find((name) => !modules.includes(name));
  if (wrong !== undefined) throw new UsageError(`--modules: ${modules.join(', ')}, or "" for none; not "${wrong}".`);
  return [...new Set(names)];
}

/** The IANA zone; throws a UsageError if there is none of that name. */
function zoneIn(text: string): string {
  if (!isZone(text)) throw new UsageError(`--zone: there is no IANA zone "${text}"; one is Europe/Paris.`);
  return text;
}

export const newFarmOptions = [
  needed('--name <name>', 'its name'),
  needed('--zone <zone>', 'its IANA time zone, like Africa/Casablanca'),
  allowed('--place <place>', 'where it is'),
  allowed('--modules <list>', 'what it has subscribed to (fertirrigation)'),
];

/** Where the farm is, null for nothing; throws a UsageError. */
const placeIn = (text: string) => (text.trim() === '' ? null : nameIn('place', text, longestName));

/** The farm that the options describe; throws a UsageError that names the problem. `name` is the option with its name. */
export const farmIn = (words: Arguments, name = 'name'): NewFarm => ({
  name: nameIn(name, words.required(name), longestName),
  place: placeIn(words.optional('place') ?? ''),
  timeZone: zoneIn(words.required('zone')),
  modules: modulesIn(words.optional('modules') ?? modules.join(',')),
});

/** Adds a farm; returns its id. */
export const insertFarm = ({ db, now, actor }: VerbContext, fields: NewFarm) =>
  inTransaction(db, (trx) => addFarm(trx, fields, { now, actor }));

async function change(
  context: VerbContext,
  id: string,
  set: { name?: string; search_name?: string; place?: string | null; time_zone?: string; modules?: string },
) {
  const { db, now, actor } = context;
  await inTransaction(db, async (trx) => {
    await trx.updateTable('farmers').set(set).where('id', '=', id).execute();
    await copyAccess(trx, id);
    const detail = Object.entries(set)
      .filter(([name]) => name !== 'search_name')
      .map(([name, value]) => `${name}: ${value}`);
    await recordAudit(trx, seconds(now), {
      action: 'farm_edited',
      owner: { farm: id },
      actor,
      detail: detail.join(', '),
    });
  });
}

export const farmVerbs: readonly Verb[] = [
  {
    name: 'farms list',
    summary: 'the farms, with what is on them',
    async run({ db }) {
      const rows = await db
        .selectFrom('farmers')
        .select(({ selectFrom, fn }) => [
          'id',
          'name',
          'place',
          'time_zone',
          'modules',
          'created_at',
          selectFrom('farm_accounts')
            .whereRef('farmer_id', '=', 'farmers.id')
            .select(fn.countAll<number>().as('n'))
            .as('people'),
          selectFrom('plots')
            .whereRef('farmer_id', '=', 'farmers.id')
            .select(fn.countAll<number>().as('n'))
            .as('plots'),
        ])
        .orderBy('name')
        .execute();
      const farms = rows.map(({ modules: list, created_at: at, ...row }) => ({
        ...row,
        modules: (JSON.parse(list) as string[]).join(','),
        created: instantOf(at),
      }));
      return listOf(farms, 'There is no farm yet: `init` or `farms add` makes one.');
    },
  },
  {
    name: 'farms add',
    summary: 'adds a farm and says its id',
    options: newFarmOptions,
    async run(context, words) {
      const fields = farmIn(words);
      const id = await insertFarm(context, fields);
      return resultOf(id, { id, ...fields });
    },
  },
  {
    name: 'farms edit',
    summary: 'changes a farm’s name, place or, before its first reading, zone',
    options: [
      farmOption,
      allowed('--name <name>', 'new name'),
      allowed('--place <place>', 'new place; "" for none'),
      allowed('--zone <zone>', 'new IANA zone'),
    ],
    async run(context, words) {
      const { db } = context;
      const { id } = await findFarm(db, words.required('farm'));
      const [given, place, zone] = [words.optional('name'), words.optional('place'), words.optional('zone')];
      const name = given === undefined ? undefined : nameIn('name', given, longestName);
      if (name === undefined && place === undefined && zone === undefined)
        throw new UsageError('Give --name, --place or --zone.');
      // The instants of existing readings were calculated with the farm's old zone.
      if (
        zone !== undefined &&
        (await db.selectFrom('readings').select('id').where('farmer_id', '=', id).limit(1).executeTakeFirst())
      )
        throw new SettingError('--zone: the farm has readings, whose instants are of its zone. Add another farm.');
      await change(context, id, {
        ...(name === undefined ? {} : { name, search_name: searchName(name) }),
        ...(place === undefined ? {} : { place: placeIn(place) }),
        ...(zone === undefined ? {} : { time_zone: zoneIn(zone) }),
      });
      return resultOf(`${id} is changed`, { id });
    },
  },
  {
    name: 'modules list',
    summary: 'what a farm has subscribed to',
    options: [farmOption],
    async run({ db }, words) {
      const found = await findFarm(db, words.required('farm'));
      const names = (JSON.parse(found.modules) as string[]).map((module) => ({ module }));
      return listOf(names, 'The farm has no module: the app refuses to open it.');
    },
  },
  {
    name: 'modules edit',
    summary: 'changes what a farm has subscribed to',
    options: [farmOption, needed('--modules <list>', 'modules between commas (fertirrigation); "" for none')],
    async run(context, words) {
      const { id } = await findFarm(context.db, words.required('farm'));
      const names = modulesIn(words.required('modules'));
      await change(context, id, { modules: JSON.stringify(names) });
      return resultOf(`${id} has ${names.join(', ') || 'no module'}`, { id, modules: names });
    },
  },
];
