import { roles, type Role } from '@seguia/shared/domain/permissions';
import { newId } from '@seguia/shared/domain/uuid';
import type { Db } from '../database/db.ts';
import { seconds } from '../services/services.ts';
import { passwordProblem, passwordProblemMessages } from '../session/password-rules.ts';
import { hashPassword, newOneTimePassword } from '../session/passwords.ts';
import { SettingError } from '../services/settings.ts';
import type { Arguments } from './arguments.ts';

/** Adds an account, or links one that is there already to another farm. */
export async function addAccount(db: Db, words: Arguments, now: Date): Promise<string> {
  const email = words.required('email').trim().toLowerCase();
  const known = await db.selectFrom('accounts').select('id').where('email', '=', email).executeTakeFirst();
  const farmId = words.optional('farm');
  if (farmId) await checkFarm(db, farmId);
  const link = farmId ? { farmId, role: roleOf(words.required('role')) } : null;
  if (known) {
    if (link) await linkAccount(db, known.id, link);
    return `${known.id} (was there already${link ? ', now linked to the farm' : ''})`;
  }
  const names = { firstname: words.required('firstname'), lastname: words.required('lastname') };
  const password = words.optional('password') ?? newOneTimePassword();
  const problem = passwordProblem(password, [email, names.firstname, names.lastname]);
  if (problem !== null) throw new SettingError(`--password: ${passwordProblemMessages[problem]}`);
  const at = seconds(now);
  const id = newId();
  await db
    .insertInto('accounts')
    .values({
      id,
      email,
      ...names,
      avatar: null,
      password_hash: await hashPassword(password),
      created_at: at,
      updated_at: at,
    })
    .execute();
  if (link) await linkAccount(db, id, link);
  return words.optional('password') ? id : `${id} password ${password}`;
}

function linkAccount(db: Db, accountId: string, { farmId, role }: { farmId: string; role: Role }) {
  return db
    .insertInto('farm_accounts')
    .values({ farmer_id: farmId, account_id: accountId, role, permissions: null })
    .onConflict((conflict) => conflict.columns(['farmer_id', 'account_id']).doUpdateSet({ role }))
    .execute();
}

export async function checkFarm(db: Db, id: string) {
  const farm = await db.selectFrom('farmers').select('id').where('id', '=', id).executeTakeFirst();
  if (!farm) throw new SettingError(`--farm: there is no farm ${id}.`);
}

function roleOf(text: string): Role {
  const role = roles.find((name) => name === text);
  if (!role) throw new SettingError(`--role: one of ${roles.join(', ')}, not "${text}".`);
  return role;
}
