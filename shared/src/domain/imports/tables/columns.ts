import { type MeasuredField, measuredFields, isMeasure, quantityOf } from '../../readings/measures.ts';
import { type WrittenUnit, unitIn } from '../cells/cell-units.ts';
import { columnNames } from './column-names.ts';
import { hasWord, plain } from '../cells/plain-text.ts';
import { type PlotName, plotNameIn } from './plot-names.ts';

/** The volumes and drippers of a reading, which a column may hold. */
export const volumeFields = ['totalDrained', 'intakePerDripper', 'dripperCount'] as const;
export type VolumeField = (typeof volumeFields)[number];

export type ValueField = MeasuredField | VolumeField;
export const valueFields: readonly ValueField[] = [...measuredFields, ...volumeFields];

/** What a column holds; `nothing` is for columns that the app does not use. */
export type ColumnKind = ValueField | 'date' | 'time' | 'plot' | 'note' | 'nothing';
export const columnKinds: readonly ColumnKind[] = ['nothing', 'date', 'time', 'plot', ...valueFields, 'note'];

export interface HeadMeaning {
  kind: ColumnKind;
  /** True for EC or pH of a water that the head does not name: intake is a guess. */
  isGuess: boolean;
  unit: WrittenUnit | null;
  /** The plot that the head names; null for none. */
  plotId: string | null;
}

export function isValueField(kind: ColumnKind): kind is ValueField {
  return valueFields.some((field) => field === kind);
}

export function isVolume(kind: string): kind is VolumeField {
  return volumeFields.some((field) => field === kind);
}

/**
 * The meaning of a head, together with the text above it ("Apport" over "EC", or a plot over all of its columns). Null where it has none
 * that we know.
 */
export function meaningOf(head: string, above: string, plots: readonly PlotName[]): HeadMeaning | null {
  const text = `${above} ${head}`;
  const plot = plotNameIn(text, plots);
  const own = withoutPlot(plain(head), plot);
  const whole = withoutPlot(plain(text), plot);
  const unit = unitIn(head) ?? unitIn(above);
  const kind = kindOf(own, whole, head, text);
  if (!kind) return null;
  const isOfUnit = isMeasure(kind.kind) ? quantityOf(kind.kind) !== 'ph' : isVolume(kind.kind);
  return { ...kind, unit: isOfUnit ? unit : null, plotId: plot?.id ?? null };
}

const withoutPlot = (text: string, plot: PlotName | null) =>
  plot ? ` ${text} `.replace(` ${plain(plot.name)} `, ' ').trim() : text;

const sure = (kind: ColumnKind) => ({ kind, isGuess: false });

function kindOf(own: string, whole: string, head: string, text: string): Pick<HeadMeaning, 'kind' | 'isGuess'> | null {
  const has = (words: keyof typeof columnNames, where = whole) => hasWord(where, columnNames[words]);
  if (has('notMeasured')) return sure('nothing');
  const isEc = has('ec', own) || /(?:^| )(?:ec|ce)[aeids](?: |$)/.test(own);
  const isPh = has('ph', own) || /(?:^| )ph[aeids](?: |$)/.test(own);
  const [isDrain, isIntake] = [has('drain'), has('intake')];
  if (has('note', own) && !isEc && !isPh) return sure('note');
  if (isEc || isPh) return waterOf(isEc ? 'ec' : 'ph', isDrain, isIntake, own);
  if (has('count', own) && has('dripper', own)) return sure('dripperCount');
  if (/[%٪]/.test(head) || has('percent', own)) return percentOf(isDrain, own);
  if (has('volume', own) || /[([](?:ml|cl|l|cc)[)\]]/i.test(head)) {
    if (isDrain) return sure('totalDrained');
    return isIntake ? sure('intakePerDripper') : null;
  }
  if (has('date', own)) return sure('date');
  if (has('time', own)) return sure('time');
  if (has('plot', own)) return sure('plot');
  const side = onlySide(text);
  return side && unitIn(text) ? waterOf('ec', side === 'drain', side === 'intake', own) : null;
}

/** Many other things are percentages, such as a substrate's moisture: a column is a guess unless its head names the drain, or only a percentage. */
function percentOf(isDrain: boolean, own: string) {
  const isBare = own.split(' ').every((word) => word === '' || hasWord(word, columnNames.percent));
  return { kind: 'drainPercent' as const, isGuess: !isDrain && !isBare };
}

/** A letter after EC or pH is the side, as in "EC A", "pH D". */
const letters: Readonly<Record<string, 'intake' | 'drain'>> = {
  a: 'intake',
  e: 'intake',
  i: 'intake',
  d: 'drain',
  s: 'drain',
};

function waterOf(quantity: 'ec' | 'ph', isDrain: boolean, isIntake: boolean, own: string) {
  const letter = /(?:^| )(?:ec|ce|ph) ?([a-z])(?: |$)/.exec(own)?.[1] ?? '';
  const side = isDrain === isIntake ? letters[letter] : isDrain ? 'drain' : 'intake';
  const kind = measuredFields.find(
    (field) => quantityOf(field) === quantity && field.startsWith(side === 'drain' ? 'drain' : 'intake'),
  );
  return { kind: kind ?? ('nothing' as const), isGuess: side === undefined };
}

function onlySide(text: string): 'intake' | 'drain' | null {
  const words = plain(text);
  if (hasWord(words, columnNames.drain)) return 'drain';
  return hasWord(words, columnNames.intake) ? 'intake' : null;
}
