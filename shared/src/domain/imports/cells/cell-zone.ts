import { latinText } from '../../digits/latin-text.ts';
import type { SheetCell } from './sheet.ts';

/** A zone with a fixed distance from UTC, in minutes, as a text: `UTC+02:00`. */
export type OffsetZone = `UTC${'+' | '-'}${string}`;

const offset = String.raw`(?:Z|(?:UTC|GMT)\s*(?:[+-]\d{1,2}(?::?\d{2})?)?|[+-]\d{2}(?::?\d{2})?)`;
/** A zone behind an hour: "08:30Z", "8:31 AM GMT+1", "08:30:00.000+01:00". */
const behindHour = new RegExp(
  String.raw`(\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s?(?:[ap]\.?\s?m\.?)?)\s?(${offset})$`,
  'iu',
);
/** A day before an hour. Without one, "08:30-09:15" is a span of hours. */
const day = /\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}[T\s,]/u;
/** A zone in a head: "Time (GMT+02:00)", "timestamp_utc", "Heure UTC". */
const inHead = /(?:^|[^\p{L}])((?:UTC|GMT)(?:\s?[+−-]\s?\d{1,2}(?::?\d{2})?)?)(?![\p{L}\d])/iu;

/** The text without its zone, and that zone; null where it names none. */
export function withoutZone(text: string): { text: string; zone: OffsetZone | null } {
  const latin = latinText(text);
  const found = behindHour.exec(latin);
  const [, hour = '', zone = ''] = found ?? [];
  if (!found || !(/^[ZUG]/i.test(zone) || day.test(latin))) return { text: latin, zone: null };
  return { text: latin.slice(0, found.index) + hour.trim(), zone: offsetZone(zone) };
}

/** The zone of a cell whose text names one, or that counts seconds since 1970 (which are in UTC). */
export function zoneOfCell(cell: SheetCell | null | undefined): OffsetZone | null {
  if (cell?.kind === 'text') return epochOf(cell) === null ? withoutZone(cell.text).zone : 'UTC+00:00';
  return cell?.kind === 'number' && epochOf(cell) !== null ? 'UTC+00:00' : null;
}

/** The zone that a head names, also as "Europe/Paris"; null for none. */
export function zoneInHead(head: string): string | null {
  const named = /\p{Lu}\p{L}+\/\p{Lu}[\p{L}_]+(?:\/\p{Lu}[\p{L}_]+)?/u.exec(head)?.[0];
  if (named && isZone(named)) return named;
  const zone = inHead.exec(head.replaceAll('_', ' '))?.[1];
  return zone ? offsetZone(zone) : null;
}

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // "Date/Heure" is no zone.
    return false;
  }
}

/** The minutes by which an offset zone is ahead of UTC; null for another zone. */
export function minutesAhead(zone: string): number | null {
  const [, sign, hours, minutes] = /^UTC([+-])(\d{2}):(\d{2})$/.exec(zone) ?? [];
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : null;
}

/** Seconds since 1970 between 2001 and 2099, also in milliseconds. */
export function epochOf(cell: SheetCell): number | null {
  const text = cell.kind === 'number' ? String(cell.value) : cell.kind === 'text' ? latinText(cell.text) : '';
  if (!/^[1-9]\d{9}(?:\d{3})?$/.test(text)) return null;
  const seconds = Number(text.slice(0, 10));
  return seconds < 4_070_908_800 ? seconds : null;
}

function offsetZone(text: string): OffsetZone {
  const [, sign = '+', hours = '0', minutes = '0'] = /([+−-])\s?(\d{1,2}):?(\d{2})?$/u.exec(text) ?? [];
  return `UTC${sign === '+' ? '+' : '-'}${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}
