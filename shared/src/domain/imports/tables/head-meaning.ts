import { measureAt } from '../../readings/measures.ts';
import { type Quantity, rulesOf } from '../../readings/quantities.ts';
import { isUnitWritten, unitIn, type WrittenUnit } from '../cells/cell-units.ts';
import { zoneInHead } from '../cells/cell-zone.ts';
import { hasWord, plain, spelled } from '../cells/plain-text.ts';
import { columnNames } from '../cells/column-names.ts';
import { type HeadMeaning, isValueField, plainQuantities, unitKindOf, type ValueField } from './columns.ts';
import { add, type Points, weigh, weights } from './evidence.ts';
import { foreign, placePoints, unknownPoints, whenPoints } from './beside-values.ts';
import { type PlotName, plotNameIn } from './plot-names.ts';

/**
 * The meaning of a head, together with the text above it ("Apport" over "EC", or a plot over all of its columns) and the unit below it. Null
 * where it has none that we know.
 */
function readMeaning(
  written: string,
  over: string,
  plots: readonly PlotName[],
  unitBelow: WrittenUnit | null = null,
): HeadMeaning | null {
  const [head, above] = [spelled(written), spelled(over)];
  const text = `${above} ${head}`;
  const plot = plotIn(text, plots);
  const unit = unitBelow ?? unitIn(head) ?? unitIn(above);
  const whole = without(plain(text), plot);
  // Under a quantity's name, a head may be only a plot's.
  const points = pointsOf({ own: without(plain(head), plot) || (plot ? whole : ''), whole, head, unit });
  if (Object.keys(points).length === 0) return null;
  const all = add(points, { nothing: weights.nothing.headed });
  const { kind, second } = weigh(all);
  const hasUnit = isValueField(kind) && unitKindOf(kind) !== 'none';
  return {
    kind,
    second,
    points: all,
    unit: hasUnit ? unit : null,
    zone: zoneInHead(written) ?? zoneInHead(over),
    plotId: plot?.id ?? null,
  };
}

/** The plot that a head names. A plot may be called as a column is ("Total", "EC"), or by a number: then only the whole head names it. */
function plotIn(text: string, plots: readonly PlotName[]): PlotName | null {
  const isClear = ({ name }: PlotName) =>
    plain(text) === plain(name) || !(/^\d*$/.test(plain(name)) || hasWord(plain(name), namesOfColumns));
  return plotNameIn(text, plots.filter(isClear));
}

const namesOfColumns = [
  columnNames.date,
  columnNames.time,
  columnNames.ec,
  columnNames.ph,
  columnNames.intake,
  columnNames.drain,
  columnNames.percent,
  columnNames.volume,
  columnNames.total,
  columnNames.note,
  ...plainQuantities.map((quantity) => columnNames[quantity]),
].flat();

/** What was read of the heads, by the farm's plots. */
const meanings = new WeakMap<readonly PlotName[], Map<string, HeadMeaning | null>>();
const mostMeanings = 20_000;

/** `readMeaning`, once for each text: every row of a file is asked whether it is a head. */
export function meaningOf(
  head: string,
  above: string,
  plots: readonly PlotName[],
  unitBelow: WrittenUnit | null = null,
): HeadMeaning | null {
  const ofPlots = meanings.get(plots) ?? new Map<string, HeadMeaning | null>();
  meanings.set(plots, ofPlots);
  const key = JSON.stringify([head, above, unitBelow]);
  const found = ofPlots.get(key);
  if (found !== undefined) return found;
  const made = readMeaning(head, above, plots, unitBelow);
  if (ofPlots.size >= mostMeanings) ofPlots.clear();
  ofPlots.set(key, made);
  return made;
}

const without = (text: string, plot: PlotName | null) =>
  plot ? ` ${text} `.replace(` ${plain(plot.name)} `, ' ').trim() : text;

interface Head {
  /** The head, and the head with the text above it, as plain text without a plot's name. */
  own: string;
  whole: string;
  /** The head as it stands. */
  head: string;
  unit: WrittenUnit | null;
}

type Words = keyof typeof columnNames;

function pointsOf(read: Head): Points {
  const { own, whole, head, unit } = read;
  const has = (words: Words, where = whole) => hasWord(where, columnNames[words]);
  const isEc = has('ec', own) || /(?:^| )(?:ec|ce)[aeids](?: |$)/.test(own);
  const isPh = has('ph', own) || /(?:^| )ph[aeids](?: |$)/.test(own);
  if (has('note', own) && !isEc && !isPh) return { note: weights.isName };
  const quantity = isEc ? 'ec' : isPh ? 'ph' : (plainQuantities.find((known) => has(known, own)) ?? null);
  const values = valuePoints(read, quantity);
  const isWhen = has('date', own) && !has('volume', own);
  if (values && isWhen) return add(values, { date: weights.isNameOfOther });
  if (values)
    return add(values, foreign(whole, head, quantity), unknownPoints(whole, Object.keys(values) as ValueField[]));
  const places = add(whenPoints(own), placePoints(own));
  const isOther =
    has('other', own) || has('notMeasured', own) || (unit === 'other' && Object.keys(places).length === 0);
  return add(places, isOther ? { nothing: weights.otherQuantity } : {});
}

/** Whether a head's unit can be that of a quantity which has no other: its own unit, or none. */
function isInOwnUnit(quantity: Quantity, { head, unit }: Head): boolean {
  const own = rulesOf(quantity).unit;
  return unit === null || (own !== null && isUnitWritten(own, head));
}

/** What speaks for values of a reading; null where the head names none of their quantities, or writes it in another unit. */
function valuePoints(read: Head, named: Quantity | null): Points | null {
  const { own, whole, head, unit } = read;
  const has = (words: Words, where = whole) => hasWord(where, columnNames[words]);
  const isDrain = has('drain');
  const water = waterPoints(own, isDrain, has('intake'), has('solution'));
  const both = (quantity: Quantity): Points =>
    Object.fromEntries(
      (['intake', 'drain'] as const).flatMap((side) => {
        const field = measureAt(side, quantity);
        return field ? [[field, weights.quantity + water[side]]] : [];
      }),
    );
  if (named === 'ec' || named === 'ph') return both(named);
  if (named) return isInOwnUnit(named, read) ? both(named) : null;
  if (has('count', own) && has('dripper', own)) return { dripperCount: weights.isName };
  if (unit === 'other') return null;
  if (/[%٪]/.test(head) || has('percent', own)) {
    const isBare = own.split(' ').every((word) => word === '' || hasWord(word, columnNames.percent));
    return { drainPercent: weights.quantity + (isDrain || isBare ? weights.water : 0) };
  }
  const isVolumeUnit = unit === 'ml' || unit === 'cl' || unit === 'l' || unit === 'm³';
  if (has('volume', own) || (isVolumeUnit && /[([](?:ml|cl|l|cc|m3|m³)[)\]]/i.test(head))) {
    if (isDrain) return { totalDrained: weights.quantity + weights.water };
    return has('intake') ? givenPoints(whole, unit) : null;
  }
  // "Apport (mS/cm)" is an EC by its unit.
  const isEcUnit = unit !== null && ecOnly.has(unit);
  return isEcUnit && isDrain !== has('intake') ? both('ec') : null;
}

const ecOnly: ReadonlySet<WrittenUnit> = new Set(['mS/cm', 'µS/cm', 'dS/m', 'S/m', 'mS/m']);

/** Water that was given: of one dripper, or of all together. */
function givenPoints(whole: string, unit: WrittenUnit | null): Points {
  if (unit === 'm³') return { totalGiven: weights.quantity + weights.water };
  const isOfOne = hasWord(whole, columnNames.dripper);
  const isOfAll = hasWord(whole, columnNames.whole);
  const points = (isIt: boolean, isOther: boolean) => weights.quantity + (isIt ? weights.water : isOther ? 0 : 1);
  return { intakePerDripper: points(isOfOne, isOfAll), totalGiven: points(isOfAll, isOfOne) };
}

/** A letter after EC or pH is the water, as in "EC A", "pH D". */
const letters: Readonly<Record<string, 'intake' | 'drain'>> = {
  a: 'intake',
  e: 'intake',
  i: 'intake',
  d: 'drain',
  s: 'drain',
};

function waterPoints(own: string, isDrain: boolean, isIntake: boolean, isSolution: boolean) {
  // The S of "EC (S/m)" is its unit.
  const letter = /(?:^| )(?:ec|ce|ph) ?([a-z])(?: |$)(?!c?m(?: |$))/.exec(own)?.[1] ?? '';
  const water = isDrain === isIntake ? letters[letter] : isDrain ? 'drain' : 'intake';
  if (water === undefined) {
    const { intake, drain } = weights.noWater;
    return { intake: isSolution ? weights.solution : intake, drain };
  }
  const other = -weights.quantity;
  return water === 'drain' ? { intake: other, drain: weights.water } : { intake: weights.water, drain: other };
}

/** Whether a head with this meaning names what readings need, surely or perhaps. */
export function isUseful({ kind, second }: HeadMeaning): boolean {
  return kind !== 'nothing' || second !== null;
}
