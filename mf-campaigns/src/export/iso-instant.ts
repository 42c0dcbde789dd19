import type { FarmDay } from '../series/parse-series.ts';

/** An instant (Unix seconds) in ISO 8601 on the farm's clock, with the offset of that moment: `2026-03-12T09:12:00+01:00`. */
export function isoInstant(timestamp: number, farmDay: FarmDay): string {
  const local = Math.round(farmDay(timestamp) * 86_400);
  const offset = Math.round((local - timestamp) / 60);
  const minutes = Math.abs(offset);
  const two = (value: number) => String(value).padStart(2, '0');
  const clock = new Date(local * 1000).toISOString().slice(0, 19);
  return `${clock}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
