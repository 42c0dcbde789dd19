import { SettingError } from '../services/settings.ts';
import { grantAccess } from './access.ts';
import { insertAccount, personIn } from './accounts.ts';
import { farmIn, insertFarm } from './farms.ts';
import { handOver, passwordOption } from './passwords.ts';
import { allowed, needed, resultOf, type Verb } from './verb.ts';

/** Creates the database if it does not exist; refuses one with a farm or an account. */
export const init: Verb = {
  name: 'init',
  summary: 'makes the database, the first farm and its manager, and says the one-time password',
  database: 'made',
  options: [
    needed('--farm <name>', 'name of the farm'),
    needed('--zone <zone>', 'its IANA time zone, like Africa/Casablanca'),
    allowed('--place <place>', 'where it is'),
    needed('--email <email>', 'what the manager logs in with'),
    needed('--firstname <name>', 'the manager’s first name'),
    needed('--lastname <name>', 'the manager’s last name'),
    passwordOption,
  ],
  check(words) {
    personIn(words);
    farmIn(words, 'farm');
  },
  async run(context, words) {
    const { db } = context;
    const person = personIn(words);
    const fields = farmIn(words, 'farm');
    const [farm, account] = await Promise.all([
      db.selectFrom('farmers').select('id').limit(1).executeTakeFirst(),
      db.selectFrom('accounts').select('id').limit(1).executeTakeFirst(),
    ]);
    if (farm || account)
      throw new SettingError('There is a farm or an account already. `farms add` and `accounts add` make more.');
    // The account comes first, so that a refusal (of its password) happens before anything is created.
    const { id: accountId, oneTime } = await insertAccount(context, person, words.has('password-stdin'));
    const farmId = await insertFarm(context, fields);
    await grantAccess(context, { farmId, accountId, role: 'manager', permissions: null });
    const { line, fields: secret } = handOver(oneTime);
    const text = `farm ${farmId}\naccount ${accountId} ${person.email}${line}`;
    return resultOf(text, { farm_id: farmId, account_id: accountId, email: person.email, ...secret });
  },
};
