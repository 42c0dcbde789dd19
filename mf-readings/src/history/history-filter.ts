import { isDate } from '@seguia/shared/domain/farm-time';
import { isId } from '@seguia/shared/domain/uuid';

/** The history's filters. The address holds them, so that somebody can send a link to a filtered list. */
export interface HistoryFilter {
  plotId?: string;
  cropTypeId?: string;
  /** `me`, or an account's id. */
  createdBy?: string;
  from?: string;
  to?: string;
}

const names = { plotId: 'plot', cropTypeId: 'variety', createdBy: 'by', from: 'from', to: 'to' } as const;
export const filterKeys = Object.keys(names) as (keyof HistoryFilter)[];

/** The filters that an address holds, without those that make no sense. */
export function filterFrom(search: URLSearchParams): HistoryFilter {
  const filter: HistoryFilter = {};
  for (const key of filterKeys) {
    const value = search.get(names[key]);
    if (value && isSense[key](value)) filter[key] = value;
  }
  return filter;
}

/** The address's search with the filters in it; its other parameters stay. */
export function withFilter(search: URLSearchParams, filter: HistoryFilter): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const key of filterKeys) {
    const value = filter[key];
    if (value) next.set(names[key], value);
    else next.delete(names[key]);
  }
  return next;
}

export function without(filter: HistoryFilter, key: keyof HistoryFilter): HistoryFilter {
  const { [key]: _, ...rest } = filter;
  return rest;
}

const isSense: Record<keyof HistoryFilter, (text: string) => boolean> = {
  plotId: isId,
  cropTypeId: isId,
  createdBy: (text) => text === 'me' || isId(text),
  from: isDate,
  to: isDate,
};
