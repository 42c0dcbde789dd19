import { copyAccess } from '../access/account-farms.ts';
import { giveAccess, type Grant } from '../access/give-access.ts';
import { permissionsOf } from '../access/on-farm.ts';
import { allPermissions, roles, type Role } from '@seguia/shared/domain/permissions';
import { recordAudit } from '../audit/audit.ts';
import { inTransaction } from '../database/transaction.ts';
import { seconds } from '../services/services.ts';
import { SettingError } from '../services/settings.ts';
import { emailOption, farmOption, findAccountOf, findFarm } from './find.ts';
import { allowed, listOf, resultOf, UsageError, type Option, type Verb, type VerbContext } from './verb.ts';

const roleOption: Option = {
  flags: '--role <role>',
  text: 'what the person may do',
  isRequired: true,
  choices: roles,
};

/** Links an account to a farm, or changes its access there. */
export const grantAccess = ({ db, now, actor }: VerbContext, grant: Grant) =>
  inTransaction(db, (trx) => giveAccess(trx, grant, { at: seconds(now), actor }));

/** A role by its name; throws a UsageError for any other word. */
export function roleIn(text: string): Role {
  const role = roles.find((known) => known === text);
  if (!role) throw new UsageError(`--role: one of ${roles.join(', ')}, not "${text}".`);
  return role;
}

function permissionsIn(text: string | undefined): string[] | null {
  if (text === undefined) return null;
  const names = text.split(',').filter(Boolean);
  const wrong = names.find((name) => !allPermissions.some((known) => known === name));
  if (wrong !== undefined) throw new UsageError(`--permissions: names like fertirrigation.create, not "${wrong}".`);
  return names;
}

export const accessVerbs: readonly Verb[] = [
  {
    name: 'access list',
    summary: 'who may do what: on a farm, or by an account',
    options: [allowed('--farm <farm>', 'id or name of the farm'), allowed('--email <email>', 'e-mail of the account')],
    async run({ db }, words) {
      const [farmText, emailText] = [words.optional('farm'), words.optional('email')];
      const farmId = farmText === undefined ? null : (await findFarm(db, farmText)).id;
      const accountId = emailText === undefined ? null : (await findAccountOf(db, emailText)).id;
      let found = db
        .selectFrom('farm_accounts')
        .innerJoin('farmers', 'farmers.id', 'farm_accounts.farmer_id')
        .innerJoin('accounts', 'accounts.id', 'farm_accounts.account_id')
        .select(['farmers.name as farm', 'farmer_id as farm_id', 'email', 'role', 'permissions'])
        .select(({ fn }) => fn.coalesce('farm_accounts.disabled_at', 'accounts.disabled_at').as('disabled_at'));
      if (farmId !== null) found = found.where('farmer_id', '=', farmId);
      if (accountId !== null) found = found.where('account_id', '=', accountId);
      const rows = await found.orderBy('farmers.name').orderBy('email').execute();
      const accesses = rows.map(({ permissions, disabled_at: off, ...row }) => ({
        ...row,
        disabled: off !== null,
        permissions: permissions === null ? 'of the role' : permissionsOf({ role: row.role, permissions }).join(','),
      }));
      return listOf(accesses, 'Nobody has access.');
    },
  },
  {
    name: 'access grant',
    summary: 'links an account to a farm, or changes its role there',
    options: [
      farmOption,
      emailOption,
      roleOption,
      allowed('--permissions <list>', 'instead of the role’s: names between commas, like fertirrigation.create'),
    ],
    async run(context, words) {
      const { id: farmId, name } = await findFarm(context.db, words.required('farm'));
      const { id: accountId, email: address } = await findAccountOf(context.db, words.required('email'));
      const role = roleIn(words.required('role'));
      const permissions = permissionsIn(words.optional('permissions'));
      await grantAccess(context, { farmId, accountId, role, permissions });
      return resultOf(`${address} is ${role} on ${name}`, {
        farm_id: farmId,
        account_id: accountId,
        role,
        permissions,
      });
    },
  },
  {
    name: 'access remove',
    summary: 'takes an account off a farm; what it recorded stays',
    options: [farmOption, emailOption],
    async run({ db, now, actor }, words) {
      const { id: farmId, name } = await findFarm(db, words.required('farm'));
      const { id: accountId, email: address } = await findAccountOf(db, words.required('email'));
      await inTransaction(db, async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('farm_accounts')
          .where('farmer_id', '=', farmId)
          .where('account_id', '=', accountId)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw new SettingError(`${address} has no access to ${name}.`);
        await copyAccess(trx, farmId, accountId);
        await recordAudit(trx, seconds(now), { action: 'access_removed', owner: { farm: farmId }, actor, accountId });
      });
      return resultOf(`${address} has no access to ${name} any more`, { farm_id: farmId, account_id: accountId });
    },
  },
];
