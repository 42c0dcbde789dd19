import { giveAccess } from '../access/give-access.ts';
import { addFarm } from '../admin/add-farm.ts';
import { isZone } from '../farms/utc-offsets.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Call, Handler } from '../http/operation.ts';
import { Problem, ruleBroken } from '../problems/problems.ts';
import { seconds } from '../services/services.ts';
import { accountProblem } from '../session/account-problem.ts';
import { addAccount } from '../session/add-account.ts';
import { tryOnce } from '../session/limits/attempts.ts';
import { hashPassword } from '../session/passwords.ts';
import { isSetUpToken, useSetUpToken } from './set-up.queries.ts';

/** The answer for a wrong token, a used one, and a server with an account is the same, and takes the same work. */
export const setUpServer: Handler<'setUpServer'> = async (call) => {
  const { services, body, ip } = call;
  let refusal = new Problem('not_found');
  const farmId = await tryOnce(services.limits.login, services.hashes.login, { email: body.email, ip }, async () => {
    const outcome = await setUp(call);
    if (!(outcome instanceof Problem)) return outcome;
    refusal = outcome;
    return null;
  });
  if (farmId === null) throw refusal;
  return { status: 201, body: { farmer_id: farmId } };
};

/** Creates the farm with its manager; returns it, or why it was not created. */
async function setUp({ services, body, ip }: Call<'setUpServer'>): Promise<string | Problem> {
  const { db } = services.database;
  const passwordHash = await hashPassword(body.password);
  if (!(await isSetUpToken(db, body.token))) return new Problem('not_found');
  const [name, place] = [body.farm_name.trim(), body.farm_place?.trim() || null];
  const person = {
    email: body.email.trim().toLowerCase(),
    firstname: body.firstname.trim(),
    lastname: body.lastname.trim(),
  };
  if (name === '') return ruleBroken('farm_name', 'required', 'A farm needs a name.');
  if (!isZone(body.time_zone)) return ruleBroken('time_zone', 'unknown', 'There is no such IANA time zone.');
  const problem = accountProblem({ ...person, password: body.password }, name);
  if (problem) return problem;
  const now = services.now();
  const at = seconds(now);
  return inTransaction(db, async (trx) => {
    if (!(await useSetUpToken(trx, body.token))) return new Problem('not_found');
    const accountId = await addAccount(trx, person, { passwordHash, at, address: ip });
    const author = { actor: accountId, address: ip };
    const farm = { name, place, timeZone: body.time_zone, modules: ['fertirrigation'] };
    const farmId = await addFarm(trx, farm, { now, ...author });
    await giveAccess(trx, { farmId, accountId, role: 'manager', permissions: null }, { at, ...author });
    return farmId;
  });
}
