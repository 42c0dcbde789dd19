import { newId } from '@seguia/shared/domain/uuid';
import type { Db } from '../database/db.ts';
import { searchName } from '../farms/search-name.ts';
import { seconds } from '../services/services.ts';
import { SettingError } from '../services/settings.ts';
import type { Tables } from '../database/tables.ts';
import type { Arguments } from './arguments.ts';

export async function addFarm(db: Db, words: Arguments, now: Date): Promise<string> {
  const timeZone = words.required('zone');
  if (!isZone(timeZone)) throw new SettingError(`--zone: there is no IANA zone "${timeZone}".`);
  const modules = (words.optional('modules') ?? 'fertirrigation').split(',').filter(Boolean);
  const row = farmRow({ name: words.required('name'), place: words.optional('place') ?? null, timeZone, modules }, now);
  await db.insertInto('farmers').values(row).execute();
  return row.id;
}

interface NewFarm {
  id?: string;
  name: string;
  place: string | null;
  timeZone: string;
  modules: string[];
}

export const farmRow = ({ id, name, place, timeZone, modules }: NewFarm, now: Date): Tables['farmers'] => ({
  id: id ?? newId(),
  name,
  search_name: searchName(name),
  place,
  time_zone: timeZone,
  modules: JSON.stringify(modules),
  change_no: 0,
  purged_no: 0,
  created_at: seconds(now),
});

export function isZone(zone: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
