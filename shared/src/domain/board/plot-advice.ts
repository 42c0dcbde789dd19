import { isOutside } from '../bands.ts';
import { dayNumber } from '../farm-time.ts';
import type { Compared, ComparedValues } from '../readings/compared-values.ts';
import { measuredFields, type MeasuredField, quantityOf, sideOf } from '../readings/measures.ts';
import { isJump } from '../readings/reading-values.ts';
import type { DayValue } from '../agronomy/days.ts';
import type { PlotNow } from './plot-now.ts';
import { riseOfWeek } from '../agronomy/salt.ts';
import { type Trend, trendOf } from '../agronomy/trend.ts';

/** What a value outside of its target means, in addition to its distance. */
type OutsideKind =
  | 'feed'
  | 'salts'
  | 'saltsLittleDrain'
  | 'saltsEnoughDrain'
  | 'weakDrain'
  | 'weakDrainMuchDrain'
  | 'drainPh'
  | 'littleDrain'
  | 'littleDrainRising'
  | 'muchDrain'
  | 'outside';

/** The one thing to do or look at in a plot. The kinds are in the order of their precedence. */
export type PlotAdvice =
  | { kind: 'unread' }
  | { kind: 'measureAgain'; measure: MeasuredField; compared: Compared }
  | { kind: OutsideKind; measure: MeasuredField }
  /** `rise` in mS/cm a week. */
  | { kind: 'rising'; rise: number }
  | { kind: 'weak' }
  | { kind: 'near'; measure: MeasuredField }
  | { kind: 'untargeted' }
  | { kind: 'trend'; trend: Exclude<Trend, 'steady'> }
  | { kind: 'fine' };

export interface PlotInHand {
  now: PlotNow;
  /** The earlier value with which each newest value is compared. */
  compared: ComparedValues;
  /** Drain EC of its last 14 days. */
  drainDays: readonly DayValue[];
}

type Rule = (plot: PlotInHand) => PlotAdvice | null;

/** A plot without a value that counts must be read before it can be judged. */
const unread: Rule = ({ now }) => (now.state === 'unread' ? { kind: 'unread' } : null);

/**
 * A value that is outside of its target and far from the earlier one may be the meter's fault: it is measured again before anything is
 * changed. The jumps of EC and pH are those of product, section 10; a drain percentage that halves is more likely a dripper or the dose
 * than a slip.
 */
const measureAgain: Rule = (plot) => {
  const outside = measuredFields.filter((measure) => isOutside(plot.now.values[measure]?.state));
  return againOf(
    plot,
    outside.filter((measure) => quantityOf(measure) !== 'percent'),
  );
};

/** Asks to measure again the first of some measures that jumped; null where none did. */
function againOf({ now, compared }: PlotInHand, measures: readonly MeasuredField[]): PlotAdvice | null {
  for (const measure of measures) {
    const [newest, before] = [now.values[measure], compared[measure]];
    if (newest && before && isJump(measure, newest.value, before.value))
      return { kind: 'measureAgain', measure, compared: before };
  }
  return null;
}

/**
 * What people mix comes first: EC and pH of the intake, which the drain follows (Sonneveld and Voogt, "Plant Nutrition of Greenhouse Crops",
 * 2009). Only a low EC waits where salts build up: it is what people give to wash them out, and more salt would harm.
 */
const feed: Rule = ({ now: { values } }) => {
  const washes = values.intakeEc?.state === 'below' && values.drainEc?.state === 'above';
  const measure = measuredFields.find(
    (field) =>
      sideOf(field) === 'intake' &&
      ['ec', 'ph'].includes(quantityOf(field)) &&
      isOutside(values[field]?.state) &&
      !(washes && field === 'intakeEc'),
  );
  return measure ? { kind: 'feed', measure } : null;
};

/**
 * Drain EC above its target: salts build up (product, section 10). Salts leave with the water that drains (the leaching requirement of
 * Ayers and Westcot, "Water quality for agriculture", FAO Irrigation and Drainage Paper 29, 1985), so little drainage points to the dose,
 * and enough drainage to the feed.
 */
const salts: Rule = ({ now: { values } }) => {
  if (values.drainEc?.state !== 'above') return null;
  const drained = values.drainPercent?.state ?? null;
  const kind = drained === null ? 'salts' : drained === 'below' ? 'saltsLittleDrain' : 'saltsEnoughDrain';
  return { kind, measure: 'drainEc' };
};

/**
 * Drain EC below its target: the feed may be too weak (product, section 10), or much drainage washes it through (the same leaching, the
 * other way round).
 */
const weakDrain: Rule = ({ now: { values } }) => {
  if (values.drainEc?.state !== 'below') return null;
  return { kind: values.drainPercent?.state === 'above' ? 'weakDrainMuchDrain' : 'weakDrain', measure: 'drainEc' };
};

/** Drain pH outside of its target while intake pH is inside: the cause must be at the roots. */
const drainPh: Rule = ({ now: { values } }) =>
  isOutside(values.drainPh?.state) ? { kind: 'drainPh', measure: 'drainPh' } : null;

/**
 * The drain percentage alone (product, section 10: 20 to 35 in substrate): the dose, and if little drains, the drippers. A simultaneous
 * rise of drain EC is mentioned too.
 */
const drained: Rule = (plot) => {
  const state = plot.now.values.drainPercent?.state;
  if (state === 'above') return { kind: 'muchDrain', measure: 'drainPercent' };
  if (state !== 'below') return null;
  return { kind: riseOf(plot) === null ? 'littleDrain' : 'littleDrainRising', measure: 'drainPercent' };
};

/** Any other measure outside of its target: what to do about it is not known here. */
const outside: Rule = ({ now: { values } }) => {
  const measure = measuredFields.find((field) => isOutside(values[field]?.state));
  return measure ? { kind: 'outside', measure } : null;
};

/** Drain EC inside its target, but steadily rising over seven days (`riseOfWeek` has the sources). */
const rising: Rule = (plot) => {
  const rise = riseOf(plot);
  return rise === null ? null : { kind: 'rising', rise };
};

/**
 * Drain EC below intake EC: the feed may be too weak (product, section 10). Only values of the same reading are compared. If one of them
 * jumped, there may be nothing wrong but that value, so it is measured again first, with or without a target.
 */
const weak: Rule = (plot) => {
  const { intakeEc, drainEc } = plot.now.values;
  if (!intakeEc || !drainEc || intakeEc.reading.id !== drainEc.reading.id) return null;
  if (drainEc.value >= intakeEc.value) return null;
  return againOf(plot, ['intakeEc', 'drainEc']) ?? { kind: 'weak' };
};

/** A value inside its target, but within a tenth of its width from a limit (`bandState`). */
const near: Rule = ({ now }) => {
  const measure = measuredFields.find((field) => now.values[field]?.state?.startsWith('near'));
  return measure ? { kind: 'near', measure } : null;
};

const untargeted: Rule = ({ now }) => (now.state === 'untargeted' ? { kind: 'untargeted' } : null);

/** If there is nothing else to say: how drain EC compares with the week before (`trendOf`). */
const trend: Rule = (plot) => {
  const { drainEc } = plot.now.values;
  const found = drainEc && trendOf(plot.drainDays, dayNumber(drainEc.reading.date));
  return found && found !== 'steady' ? { kind: 'trend', trend: found } : null;
};

/** The first rule that has something to say decides (docs/decisions/105). */
const rules = [
  unread,
  measureAgain,
  feed,
  salts,
  weakDrain,
  drainPh,
  drained,
  outside,
  rising,
  weak,
  near,
  untargeted,
  trend,
];

/** The first thing to do or look at in a plot: a single thing, stated no more certainly than its rule allows. */
export function plotAdvice(plot: PlotInHand): PlotAdvice {
  for (const rule of rules) {
    const advice = rule(plot);
    if (advice) return advice;
  }
  return { kind: 'fine' };
}

function riseOf({ now, drainDays }: PlotInHand): number | null {
  const { drainEc } = now.values;
  return drainEc && riseOfWeek(drainDays, dayNumber(drainEc.reading.date));
}
