import { drainPercent } from '@seguia/shared/domain/drain-percent';
import { measuredFields } from '@seguia/shared/domain/reading-rules';
import { parseDecimal, type ReadingBody } from '@seguia/shared/platform';
import type { Values } from '../../farm/last-values.ts';
import { dripperFields, type Drippers, type FormState, type NumberField, type Typing } from './form-state.ts';

/** A field whose text is no number. */
export interface TypingProblem {
  field: NumberField;
  code: 'not_a_number' | 'two_separators';
}

export interface ParsedForm {
  body: ReadingBody & Pick<FormState, 'stamp'>;
  /** Fields that could not be read; they are null in `body`. */
  unread: TypingProblem[];
}

/** What the form's texts mean: the one place where what a person typed becomes numbers. EC comes out in mS/cm. */
export function toBody(state: FormState, typing: Typing, remembered?: Drippers): ParsedForm {
  const unread: TypingProblem[] = [];
  const numbers = {} as Record<NumberField, number | null>;
  const drippers = state.entryType === 'drippers';
  const fields = drippers
    ? [...measuredFields.filter((field) => field !== 'drainPercent'), ...dripperFields]
    : measuredFields;
  for (const field of [...measuredFields, ...dripperFields]) numbers[field] = null;
  for (const field of fields) {
    const parsed = parseDecimal(state[field]);
    if (parsed.ok) numbers[field] = isEc(field) ? typing.ecToStored(parsed.value) : parsed.value;
    else if (parsed.code !== 'empty') unread.push({ field, code: parsed.code });
  }
  const volumes = drippers && !onlyRemembered(state, typing, remembered);
  const dripperUnit = volumes ? state.dripperUnit : null;
  const { totalDrained, intakePerDripper, dripperCount } = volumes ? numbers : { ...numbers, ...noVolumes };
  const body: ParsedForm['body'] = {
    plotId: state.plotId,
    date: state.date,
    time: state.time,
    ...(state.stamp ? { timestamp: state.stamp.instant, stamp: state.stamp } : {}),
    intakeEc: numbers.intakeEc,
    intakePh: numbers.intakePh,
    drainEc: numbers.drainEc,
    drainPh: numbers.drainPh,
    entryType: state.entryType,
    drainPercent: drippers
      ? drainPercent({ totalDrained, intakePerDripper, dripperCount, dripperUnit })
      : numbers.drainPercent,
    totalDrained,
    intakePerDripper,
    dripperCount,
    dripperUnit,
    note: state.note.trim() || null,
  };
  return { body, unread };
}

/** The five measured values of what is typed so far; null where there is nothing readable. */
export function valuesOf({ body }: ParsedForm): Values {
  return {
    intakeEc: body.intakeEc ?? null,
    intakePh: body.intakePh ?? null,
    drainEc: body.drainEc ?? null,
    drainPh: body.drainPh ?? null,
    drainPercent: body.drainPercent ?? null,
  };
}

const noVolumes = { totalDrained: null, intakePerDripper: null, dripperCount: null };

/** Nothing drained was typed and the rest is what the form had filled in by itself: the person measured EC and pH alone. */
function onlyRemembered(state: FormState, typing: Typing, remembered: Drippers | undefined): boolean {
  return (
    state.totalDrained.trim() === '' &&
    state.intakePerDripper === typing.typed(remembered?.intakePerDripper ?? null) &&
    state.dripperCount === typing.typed(remembered?.dripperCount ?? null)
  );
}

function isEc(field: NumberField): boolean {
  return field === 'intakeEc' || field === 'drainEc';
}
