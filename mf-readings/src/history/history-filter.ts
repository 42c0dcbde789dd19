/** What the history is narrowed to; the URL holds it, so that a filtered list can be sent to somebody. */
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

/** The filter that an address asks for; what makes no sense in it is left out. */
export function filterFrom(search: URLSearchParams): HistoryFilter {
  const filter: HistoryFilter = {};
  for (const key of filterKeys) {
    const value = search.get(names[key]);
    if (value && (!isDateKey(key) || isDate(value))) filter[key] = value;
  }
  return filter;
}

/** The address's search with the filter in it; whatever else it holds stays. */
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

const isDateKey = (key: keyof HistoryFilter) => key === 'from' || key === 'to';

function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
