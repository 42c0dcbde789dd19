import { placeFrom, textOf, type Place } from './place.ts';

/** How far somebody has the changes of a list. */
export interface Mark {
  /** The farm's change number up to which everything is there; while a device is filled, will be. */
  number: number;
  /** While a device is filled with everything: what it has of the list. */
  place: Place | null;
}

/** The database's epoch, and the number. */
export const plainMark = (epoch: string, number: number): string => `${epoch}.${number}`;

/** A mark in the middle of everything. Servers before this one take it for foreign, and begin anew. */
export const fillMark = (epoch: string, number: number, place: Place): string =>
  `${epoch}.fill.${number}.${textOf(place)}`;

/** The epoch of the database that gave a mark. */
export const epochOf = (mark: string): string => mark.split('.', 1)[0] ?? '';

/** Null for a mark that is not of this database, or none at all. */
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
