import { newId } from '@seguia/shared/domain/uuid';
import { hashToken, newToken } from '../../data-server/src/access/tokens.ts';
import { openDatabase } from '../../data-server/src/database/open-database.ts';
import type { Caller } from '../server/caller.ts';

/**
 * So many people on the caller's farm, logged in, who were last there yesterday: one alone may not hold as many calls as a proof makes.
 */
export async function addPeople(address: string, caller: Caller, count: number): Promise<Caller[]> {
  const database = await openDatabase(address);
  const people: Caller[] = [];
  const at = Math.floor(Date.now() / 1000);
  await database.db.transaction().execute(async (trx) => {
    for (let added = 0; added < count; added += 1) {
      const [id, token] = [newId(), newToken()];
      const name = { email: `${id}@proof.test`, firstname: 'Nadia', lastname: 'Proof', avatar: null };
      const times = { created_at: at - 86_400, updated_at: at - 86_400 };
      await trx
        .insertInto('accounts')
        .values({ id, ...name, ...times, password_hash: 'none', disabled_at: null })
        .execute();
      await trx
        .insertInto('farm_accounts')
        .values({ ...caller.farm, account_id: id, role: 'manager', permissions: null })
        .execute();
      const session = { token_hash: hashToken(token), account_id: id, device_hash: id, device_name: 'proof' };
      await trx
        .insertInto('sessions')
        .values({ ...session, ...times, app: 'seguia', revoked_at: null, expire_at: at + 365 * 86_400 })
        .execute();
      people.push({ ...caller, token });
    }
  });
  await database.close();
  return people;
}
