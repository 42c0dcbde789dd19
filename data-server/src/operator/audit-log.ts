import { hashOfEmail } from '../audit/audit.ts';
import { auditActions } from '../database/audit-action.ts';
import { findAccountByEmail } from '../session/session.queries.ts';
import { findFarm } from './find.ts';
import { allowed, instantOf, listOf, UsageError, type Verb } from './verb.ts';

/** A day or an instant as Unix seconds; throws a UsageError if it is neither. */
function since(text: string | undefined): number {
  const instant = text === undefined ? 0 : Date.parse(text);
  if (Number.isNaN(instant)) throw new UsageError(`--since: a day like 2026-06-30, not "${text}".`);
  return Math.floor(instant / 1000);
}

function countIn(text: string | undefined): number {
  const count = Number(text ?? 100);
  if (!Number.isInteger(count) || count < 1) throw new UsageError(`--limit: a whole number from 1, not "${text}".`);
  return count;
}

export const auditVerbs: readonly Verb[] = [
  {
    name: 'audit list',
    summary: 'logins, failed ones, passwords and rights, the newest first',
    options: [
      allowed('--email <email>', 'of an account, or of attempts with an e-mail that has none'),
      allowed('--farm <farm>', 'id or name of a farm'),
      { flags: '--action <action>', text: 'one kind', choices: auditActions },
      allowed('--since <day>', 'from that day or instant on'),
      allowed('--limit <count>', 'rows at the most (100)'),
    ],
    async run({ db }, words) {
      const [email, farm] = [words.optional('email'), words.optional('farm')];
      const action = auditActions.find((known) => known === words.optional('action'));
      let found = db
        .selectFrom('audit')
        .leftJoin('accounts', 'accounts.id', 'audit.account_id')
        .select(['at', 'action', 'email', 'owner_kind', 'owner', 'actor', 'address', 'detail'])
        .where('at', '>=', since(words.optional('since')));
      if (email !== undefined) {
        const account = await findAccountByEmail(db, email);
        found = account
          ? found.where((eb) => eb.or([eb('owner', '=', account.id), eb('account_id', '=', account.id)]))
          : found.where('owner', '=', hashOfEmail(email));
      }
      if (farm !== undefined) found = found.where('owner', '=', (await findFarm(db, farm)).id);
      if (action !== undefined) found = found.where('action', '=', action);
      const rows = await found
        .orderBy('at', 'desc')
        .orderBy('audit.id', 'desc')
        .limit(countIn(words.optional('limit')))
        .execute();
      const events = rows.map(({ at, owner, owner_kind: kind, ...row }) => ({
        at: instantOf(at),
        ...row,
        farm: kind === 'farm' ? owner : null,
      }));
      return listOf(events, 'Nothing of the kind was logged.');
    },
  },
];
