import type { Db } from '../database/db.ts';
import { findAccountByEmail } from '../session/session.queries.ts';
import { SettingError } from '../services/settings.ts';
import { needed } from './verb.ts';

export const farmOption = needed('--farm <farm>', 'id or name of the farm');
export const plotOption = needed('--plot <plot>', 'id or name of the plot');
export const emailOption = needed('--email <email>', 'e-mail of the account');

/** The only match for an id or a name; throws a SettingError if there is none, or more than one. */
function single<Found extends { id: string; name: string }>(
  found: readonly Found[],
  option: string,
  text: string,
): Found {
  const [first, second] = found;
  if (!first) throw new SettingError(`--${option}: there is none with the id or name "${text}".`);
  if (second)
    throw new SettingError(
      `--${option}: several are called "${text}": give the id (${found.map(({ id }) => id).join(', ')}).`,
    );
  return first;
}

/** The farm with that id or name. */
export async function findFarm(db: Db, text: string) {
  const found = await db
    .selectFrom('farmers')
    .select(['id', 'name', 'place', 'time_zone', 'modules'])
    .where((eb) => eb.or([eb('id', '=', text), eb('name', '=', text)]))
    .execute();
  return single(found, 'farm', text);
}

/** A farm's plot, crop or crop type with that id or name. */
export async function findOnFarm(db: Db, table: 'plots' | 'crops' | 'crop_types', farmId: string, text: string) {
  const found = await db
    .selectFrom(table)
    .select(['id', 'name'])
    .where('farmer_id', '=', farmId)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('id', '=', text), eb('name', '=', text)]))
    .execute();
  return single(found, { plots: 'plot', crops: 'crop', crop_types: 'crop-type' }[table], text);
}

/** The account with that e-mail. */
export async function findAccountOf(db: Db, email: string) {
  const account = await findAccountByEmail(db, email);
  if (!account)
    throw new SettingError(`--email: there is no account ${email.trim().toLowerCase()}. \`accounts list\` shows them.`);
  return account;
}
