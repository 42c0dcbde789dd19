import { addAccount } from '../admin/add-account.ts';
import { addFarm } from '../admin/add-farm.ts';
import { addPlot, addPlots } from '../admin/add-plots.ts';
import { roles } from '@seguia/shared/domain/permissions';
import { allowed, needed, resultOf, type Output, type Verb } from './verb.ts';

const idsIn = (text: string): Output => resultOf(text, { ids: text.split('\n') });

/** The commands of the first versions, which scripts use. They answer what they always did. */
export const firstVerbs: readonly Verb[] = [
  {
    name: 'add-farm',
    summary: 'as `farms add`, and makes the database where there is none',
    database: 'made',
    options: [
      needed('--name <name>', 'its name'),
      needed('--zone <zone>', 'its IANA time zone'),
      allowed('--place <place>', 'where it is'),
      allowed('--modules <list>', 'what it has subscribed to (fertirrigation)'),
    ],
    run: async ({ db, now }, words) => idsIn(await addFarm(db, words, now)),
  },
  {
    name: 'add-account',
    summary: 'as `accounts add` and `access grant` at once',
    options: [
      needed('--email <email>', 'what the person logs in with'),
      allowed('--firstname <name>', 'first name'),
      allowed('--lastname <name>', 'last name'),
      allowed('--farm <farm>', 'id of a farm to link it to'),
      { flags: '--role <role>', text: 'what the person may do there', choices: roles },
      allowed(
        '--password <password>',
        'its password; others of the machine can see it: prefer `accounts add --password-stdin`',
      ),
    ],
    async run({ db, now }, words) {
      const text = await addAccount(db, words, now);
      return resultOf(text, { id: text.split(' ')[0], password: / password (\S+)$/.exec(text)?.[1] ?? null });
    },
  },
  {
    name: 'add-plot',
    summary: 'as `plots add`',
    options: [
      needed('--farm <farm>', 'id of the farm'),
      needed('--name <name>', 'its name'),
      allowed('--units <count>', 'irrigation units'),
      allowed('--area <m2>', 'area in m²'),
      allowed('--crop <name>', 'what grows there'),
      allowed('--crop-type <name>', 'its variety'),
      allowed('--from <day>', 'planted on, YYYY-MM-DD'),
    ],
    run: async ({ db, now }, words) => idsIn(await addPlot(db, words, now)),
  },
  {
    name: 'add-plots',
    summary: 'adds the plots of a CSV file with the columns name,units,area,crop,crop_type,from',
    argument: 'file',
    options: [needed('--farm <farm>', 'id of the farm')],
    run: async ({ db, now }, words) => idsIn(await addPlots(db, words, now)),
  },
];
