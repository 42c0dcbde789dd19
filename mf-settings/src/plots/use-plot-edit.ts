import { newId } from '@seguia/shared/domain/uuid';
import { type Plot, plotsAtom, useFormat, useUnsavedGuard } from '@seguia/shared/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { useMergingForm } from '../set-up/use-merging-form.ts';
import { useWrite } from '../set-up/use-write.ts';
import { emptyPlotForm, type PlotForm, toPlotForm, toPlotValues } from './plot-form.ts';
import { savePlotsAtom } from './save-plot.ts';

/**
 * The form of a plot, from opening until the server has it. If somebody else changes the plot first, their values appear in the fields that
 * this person has not touched.
 */
export function usePlotEdit(plot: Plot | null) {
  const format = useFormat();
  const plots = useAtomValue(plotsAtom);
  const save = useSetAtom(savePlotsAtom);
  const { busy, failure, forgetFailure, run } = useWrite();
  // The id is the same in each try: if an answer is lost, the next try must not make a second plot.
  const [id] = useState(() => plot?.id ?? newId());
  const fill = (from: Plot) => ({ form: toPlotForm(from, format), version: from.version ?? 1 });
  const { form, setForm, seen, isDirty, changed, merge } = useMergingForm<PlotForm>(
    plot ? fill(plot) : { form: emptyPlotForm, version: null },
  );
  const [attempted, setAttempted] = useState(false);
  const left = useRef(false);
  useUnsavedGuard(isDirty);
  const hasItsName = plot !== null && form.name === seen.form.name;
  const others = (plots ?? []).filter((other) => other.id !== id).map(({ name }) => name);
  const { values, problems } = toPlotValues(form, hasItsName ? [] : others, seen.form);

  const theirs = plots?.find((other) => other.id === id);
  merge(theirs ? fill(theirs) : null, failure, forgetFailure);

  return {
    form,
    setForm,
    /** What somebody else has changed while this form was open; null for nothing. */
    theirs: changed && changed.map((field) => ({ field, value: seen.form[field] })),
    problems: attempted ? problems : [],
    busy,
    failure,
    /** Whether leaving would lose what was typed. */
    wouldLose: () => isDirty && !left.current,
    /** Saves the plot; resolves with true when the server has it. */
    async submit(closed = plot?.closed ?? false): Promise<boolean> {
      setAttempted(true);
      if (problems.length > 0) return false;
      const done = await run(() => save([{ id, version: seen.version, ...values, closed }]));
      left.current = done;
      return done;
    },
  };
}
