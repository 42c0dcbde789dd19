import { newId } from '@seguia/shared/domain/uuid';
import { searchName } from '../farms/search-name.ts';
import { seconds } from '../services/services.ts';
import type { Tables } from '../database/tables.ts';

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
