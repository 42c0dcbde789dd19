import { placeFrom, textOf, type Place } from './place.ts';

/** How far a device has the changes of a list. */
export interface Mark {
  /** The farm's change number up to which the device has everything; during a fill, up to which it will have. */
  number: number;
  /** During a fill: how far the device has the list; null otherwise. */
  place: Place | null;
}

/** A mark with the database's epoch and a number. */
export const plainMark = (epoch: string, number: number): string => `${epoch}.${number}`;

/** A mark in the middle of a fill. Older servers do not recognise it, and start again. */
export const fillMark = (epoch: string, number: number, place: Place): string =>
  `${epoch}.fill.${number}.${textOf(place)}`;

/** The epoch of the database that issued a mark. */
export const epochOf = (mark: string): string => mark.split('.', 1)[0] ?? '';

/** Null for a mark of another database, or a malformed one. */
export function readMark(text: string, epoch: string): Mark | null {
  const [before, ...rest] = text.split('.');
  if (before !== epoch) return null;
  const isFill = rest[0] === 'fill';
  const number = (isFill ? rest[1] : rest[0]) ?? '';
  if (!/^\d{1,15}$/.test(number)) return null;
  if (!isFill) return { number: Number(number), place: null };
  const place = placeFrom(rest[2] ?? '');
  return place && { number: Number(number), place };
}
