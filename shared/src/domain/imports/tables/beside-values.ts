import type { Quantity } from '../../readings/quantities.ts';
import { hasWord, isWord } from '../cells/plain-text.ts';
import { columnNames } from '../cells/column-names.ts';
import { plainQuantities, type ValueField } from './columns.ts';
import { add, type Points, weights } from './evidence.ts';

/**
 * What speaks against a value of a reading: other places, other waters, other quantities, set points. The words and the unit of a plain
 * quantity may be those of another one for EC.
 */
export function foreign(whole: string, head: string, quantity: Quantity | null): Points {
  const has = (words: keyof typeof columnNames, text = whole) => hasWord(text, columnNames[words]);
  const plain = plainQuantities.find((known) => known === quantity);
  const others = plain ? whole.split(' ').filter((word) => !hasWord(word, columnNames[plain])) : [whole];
  if (has('notMeasured') || has('other', others.join(' ')))
    return { nothing: weights.otherQuantity - weights.nothing.headed };
  if (has('elsewhere')) return { nothing: weights.otherPlace - weights.nothing.headed };
  if (has('store')) return { nothing: weights.otherWater - weights.nothing.headed };
  return !plain && /°\s*[cf]/i.test(head) && !/25\s*°/.test(head)
    ? { nothing: weights.otherQuantity - weights.nothing.headed }
    : {};
}

const known = [
  columnNames.intake,
  columnNames.drain,
  columnNames.ec,
  columnNames.ph,
  columnNames.percent,
  columnNames.volume,
  columnNames.count,
  columnNames.dripper,
  columnNames.whole,
  columnNames.neutral,
  columnNames.plot,
  columnNames.elsewhere,
  columnNames.store,
  ...plainQuantities.map((quantity) => columnNames[quantity]),
].flat();

/** The shortest word that may change what a head means; shorter ones are articles and marks of the farm. */
const shortest = 4;

export function unknownPoints(whole: string, kinds: readonly ValueField[]): Points {
  const isUnknown = whole
    .split(' ')
    .some((word) => word.length >= shortest && !/\d/.test(word) && !hasWord(word, known));
  return isUnknown ? Object.fromEntries(kinds.map((kind) => [kind, weights.unknownWord])) : {};
}

/** What speaks for a day or an hour. */
export function whenPoints(own: string): Points {
  const bare = own.replace(/ (?:utc|gmt)(?: \d+)*$/, '');
  const other: Points = hasWord(bare, columnNames.otherDay) ? { date: weights.otherDay, time: weights.otherDay } : {};
  if (hasWord(bare, columnNames.stamp)) return add({ date: weights.isStamp, time: weights.isNameOfOther }, other);
  const [isDate, isTime] = [hasWord(bare, columnNames.date), hasWord(bare, columnNames.time)];
  const named = isWord(bare) ? weights.isName : weights.hasName;
  if (isDate) return add({ date: named, ...(isTime ? { time: weights.isNameOfOther } : {}) }, other);
  return add(isTime ? { time: named, date: weights.isNameOfOther } : {}, other);
}

/** What speaks for a plot or a meter. */
export function placePoints(own: string): Points {
  if (columnNames.meter.includes(own)) return { meter: weights.isName };
  return hasWord(own, columnNames.plot) ? { plot: weights.isName } : {};
}
