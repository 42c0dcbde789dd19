import { roles } from '@seguia/shared/domain/permissions';
import type { Arguments } from '../admin/arguments.ts';
import { insertPlots, plotIn, plotsIn } from '../admin/add-plots.ts';
import { newOneTimePassword } from '../session/passwords.ts';
import { findAccountByEmail } from '../session/session.queries.ts';
import { grantAccess, roleIn } from './access.ts';
import { emailIn, insertAccount, personIn } from './accounts.ts';
import { farmIn, insertFarm, newFarmOptions } from './farms.ts';
import { farmOption, findFarm } from './find.ts';
import { newPlotOptions } from './plots.ts';
import { allowed, needed, resultOf, type Output, type Verb, type VerbContext } from './verb.ts';

const idsOf = (ids: readonly string[]): Output => resultOf(ids.join('\n'), { ids });

/** Adds an account, or links an existing one to another farm. A password that is made here is permanent. */
async function addAccount(context: VerbContext, words: Arguments): Promise<Output> {
  const email = emailIn(words.required('email'));
  const farm = words.optional('farm');
  const link =
    farm === undefined
      ? null
      : { farmId: (await findFarm(context.db, farm)).id, role: roleIn(words.required('role')), permissions: null };
  const known = await findAccountByEmail(context.db, email);
  const given = words.optional('password');
  const password = given ?? newOneTimePassword();
  const { id } = known ?? (await insertAccount({ ...context, readLine: async () => password }, personIn(words), true));
  if (link) await grantAccess(context, { ...link, accountId: id });
  if (known) return resultOf(`${id} (was there already${link ? ', now linked to the farm' : ''})`, { id });
  return given === undefined ? resultOf(`${id} password ${password}`, { id, password }) : resultOf(id, { id });
}

/** The commands of the first versions, which scripts use. Their answers have not changed. */
export const firstVerbs: readonly Verb[] = [
  {
    name: 'add-farm',
    summary: 'as `farms add`, and makes the database where there is none',
    database: 'made',
    options: newFarmOptions,
    check: (words) => void farmIn(words),
    run: async (context, words) => idsOf([await insertFarm(context, farmIn(words))]),
  },
  {
    name: 'add-account',
    summary: 'as `accounts add` and `access grant` at once',
    options: [
      needed('--email <email>', 'what the person logs in with'),
      allowed('--firstname <name>', 'first name'),
      allowed('--lastname <name>', 'last name'),
      allowed('--farm <farm>', 'id or name of a farm to link it to'),
      { flags: '--role <role>', text: 'what the person may do there', choices: roles },
      allowed(
        '--password <password>',
        'its password; others of the machine can see it: prefer `accounts add --password-stdin`',
      ),
    ],
    run: addAccount,
  },
  {
    name: 'add-plot',
    summary: 'as `plots add`',
    options: newPlotOptions,
    async run({ db, now }, words) {
      const { id } = await findFarm(db, words.required('farm'));
      return idsOf(await insertPlots(db, id, [plotIn(words)], now));
    },
  },
  {
    name: 'add-plots',
    summary: 'adds the plots of a CSV file with the columns name,units,area,crop,crop_type,from',
    argument: 'file',
    options: [farmOption],
    async run({ db, now }, words) {
      const { id } = await findFarm(db, words.required('farm'));
      return idsOf(await insertPlots(db, id, await plotsIn(words.file()), now));
    },
  },
];
