import type { FarmClock } from '@seguia/shared/domain/farm-time';
import { isUsual } from '@seguia/shared/domain/readings/measures';
import {
  dripperFields,
  type DripperNumber,
  dripperNumbers,
  firstTyped,
  isCalculated,
} from '@seguia/shared/domain/readings/reading-fields';
import { checkReading, isSaveable } from '@seguia/shared/domain/readings/reading-rules';
import type { ReadingFix } from '@seguia/shared/domain/readings/reading-fixes';
import type { ReadingProblem } from '@seguia/shared/domain/readings/reading-problem';
import { correctedNow, farmClockAtom, type Plot, useFormat } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useCallback, useState } from 'react';
import { type ComparedValues, valuesCompared } from '@seguia/shared/domain/readings/compared-values';
import type { Values } from '../../farm-data/last-values.ts';
import { useMeasureFormat } from '../../words/use-measure-format.ts';
import { type ClosedPlot, closedPlot } from '../model/closed-plot.ts';
import type { FieldNote, FieldNotes } from '../model/field-notes.ts';
import { type ParsedForm, type TypingProblem, valuesOf } from '../model/form-body.ts';
import type { FieldName, FormState, NumberField } from '../model/form-state.ts';
import { formatFix, type ProblemContext, formatProblem } from '../messages/format-problem.ts';
import { fixMessages } from '../messages/problem-messages.ts';
import type { Refusals } from './use-refusals.ts';

type Problem = ReadingProblem | TypingProblem | ClosedPlot;

export interface Checks {
  notes: FieldNotes;
  /** The problems that prevent saving, for the list at the form's top; empty before the first attempt. */
  errors: { name?: string; text: string }[];
  /** Call it when the focus leaves a field: from then on the field shows its problem. */
  leave: (field: FieldName) => void;
  /** Shows all problems. True where the form may be saved: no value is refused, and every question is answered. */
  attempt: () => boolean;
  /** True where only questions stopped the last attempt, newly arrived readings have settled them, and nobody has typed or answered since. */
  isSettled: boolean;
  /** The field that takes the focus after a failed attempt. */
  first: () => FieldName | undefined;
  reset: () => void;
}

export interface Checked {
  state: FormState;
  /** How many times the person has typed or chosen something. */
  acts: number;
  parsed: ParsedForm;
  plot: Plot | undefined;
  /** The earlier values, for the questions about jumps. */
  compared: ComparedValues;
  /** For an edit: the form as it was before the change. Values that were in it bring up no question again. */
  taken: FormState | null;
  /** The reasons of the server's refusal, each shown at its field until the field changes. */
  refusals?: Refusals | undefined;
  /** The field that somebody is typing into: it shows no problem yet. */
  typing: NumberField | null;
  apply: (values: Partial<Values>) => void;
}

/** Checks the form by the rules of a reading, and remembers which questions were answered. Each question comes up once. */
export function useChecks(checked: Checked): Checks {
  const { state, acts, parsed, plot, compared, taken, refusals = {}, typing, apply } = checked;
  const measures = useMeasureFormat();
  const format = useFormat();
  const clock = useAtomValue(farmClockAtom);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [attempted, setAttempted] = useState(false);
  const [shownQuestions, setShownQuestions] = useState<ReadonlySet<string>>(new Set());
  const [answered, setAnswered] = useState<ReadonlySet<string>>(new Set());

  /** What the person had done and answered at the last attempt that only questions stopped. */
  const [stopped, setStopped] = useState<{ acts: number; answered: ReadonlySet<string> } | null>(null);

  const leave = useCallback((field: FieldName) => setLeft((before) => new Set([...before, field])), []);

  const problems = [...problemsOf(parsed, clock, compared), ...closedPlot(plot, parsed, taken, clock)];
  const refused = problems.filter(isRefused);
  const asTaken = ({ field }: Problem) => taken !== null && textOf(field, state) === textOf(field, taken);
  const questions = problems.filter((problem) => !isRefused(problem) && !asTaken(problem));
  // A value brings up one question, for whatever reason: another one may come with an earlier value that has just arrived.
  const keyOf = ({ field, code }: Problem) => (field === 'values' ? code : `${field} ${textOf(field, state)}`);
  const open = questions.filter((problem) => !answered.has(keyOf(problem)));
  const values = valuesOf(parsed);
  const context: ProblemContext = {
    measures,
    format,
    values,
    compared,
    dripperCount: parsed.body.dripperCount ?? null,
  };

  const notes: FieldNotes = {};
  for (const problem of [...refused, ...questions]) {
    const { field } = problem;
    const isChecked = attempted || left.has(field) || field in refusals;
    const isAnswered = !isRefused(problem) && answered.has(keyOf(problem));
    if (field === 'values' || isWaiting(field, typing) || notes[field] || isAnswered || !isChecked) continue;
    notes[field] = note(
      problem,
      questions.filter((question) => question.field === field),
    );
  }

  // Adds reasons that only the server knows, such as a closed plot. The rules' own texts take precedence, because they bring repairs.
  for (const [field, error] of Object.entries(refusals) as [FieldName, string][])
    if (taken && textOf(field, state) === textOf(field, taken)) notes[field] ??= { error };

  function note(problem: Problem, sameField: Problem[]): FieldNote {
    const text = formatProblem(problem, context);
    const repairs = fixesOf(problem).map((fix) => ({
      label: formatFix(fix, context),
      onPress: () => apply(fix.values),
    }));
    if (isRefused(problem)) return { error: text, fixes: repairs };
    const yes = {
      label: measures.intl.formatMessage(fixMessages.yes),
      onPress: () => setAnswered(new Set([...answered, ...sameField.map(keyOf)])),
    };
    return { ask: text, fixes: [...repairs, yes] };
  }

  return {
    notes,
    errors: attempted ? refused.map((problem) => ({ ...nameOf(problem), text: formatProblem(problem, context) })) : [],
    leave,
    attempt: () => {
      setAttempted(true);
      const news = open.filter((problem) => !shownQuestions.has(keyOf(problem)));
      // A question counts as shown only if nothing else stopped the attempt.
      if (refused.length === 0) setShownQuestions(new Set([...shownQuestions, ...open.map(keyOf)]));
      setStopped(refused.length === 0 && news.length > 0 ? { acts, answered } : null);
      return refused.length === 0 && news.length === 0;
    },
    isSettled: stopped?.acts === acts && stopped.answered === answered && refused.length === 0 && open.length === 0,
    first: () => {
      const [problem] = [...refused, ...open];
      return problem?.field === 'values' ? firstTyped : problem?.field;
    },
    reset: () => {
      setLeft(new Set());
      setAttempted(false);
      setShownQuestions(new Set());
      setAnswered(new Set());
      setStopped(null);
    },
  };
}

function problemsOf({ body, unread }: ParsedForm, clock: FarmClock, compared: ComparedValues): Problem[] {
  const unreadable = new Set<string>(unread.map(({ field }) => field));
  const context = { clock, compared: valuesCompared(compared), now: correctedNow() / 1000 };
  const ruled = checkReading(body, context).filter(
    ({ field, code }) => !unreadable.has(field) && !(code === 'nothing_measured' && unread.length > 0),
  );
  return [...unread, ...ruled];
}

/** The text that a field's value was typed as. A calculated value has no text of its own, so the texts that it is calculated from stand for it. */
function textOf(field: FieldName | Problem['field'], form: FormState): string {
  if (field === 'values') return '';
  return form.entryType === 'drippers' && isCalculated(field)
    ? dripperFields.map((source) => form[source]).join(' ')
    : form[field];
}

/** Whether somebody is typing a field's value, or one that it is calculated from. */
function isWaiting(field: string, typing: NumberField | null): boolean {
  if (typing === null) return false;
  return field === typing || (isCalculated(field) && dripperNumbers.includes(typing as DripperNumber));
}

/** Whether a problem prevents saving. A text that cannot be read always does. */
function isRefused(problem: Problem): boolean {
  return !('severity' in problem) || !isSaveable([problem]);
}

/** The repairs of a problem; those that make the value a usual one come first. */
function fixesOf(problem: Problem): readonly ReadingFix[] {
  if (!('fixes' in problem)) return [];
  return problem.fixes.toSorted((a, b) => Number(makesUsual(b)) - Number(makesUsual(a)));
}

function makesUsual({ values }: ReadingFix): boolean {
  return Object.entries(values).every(([field, value]) => isUsual(field as keyof Values, value));
}

function nameOf({ field }: Problem): { name?: string } {
  return field === 'values' ? {} : { name: field };
}
