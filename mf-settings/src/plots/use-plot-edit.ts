import { newId } from '@seguia/shared/domain/uuid';
import { type Plot, plotsAtom, useFormat, useUnsavedGuard } from '@seguia/shared/platform';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { mergeForm } from '../set-up/merge-form.ts';
import { useWrite } from '../set-up/use-write.ts';
import { emptyPlotForm, type PlotForm, toPlotForm, toPlotValues } from './plot-form.ts';
import { savePlotsAtom } from './save-plot.ts';

/** The form of a plot, from its opening to the moment when the server has it. Somebody else's change that comes first is laid under what was typed. */
export function usePlotEdit(plot: Plot | null) {
  const format = useFormat();
  const plots = useAtomValue(plotsAtom);
  const save = useSetAtom(savePlotsAtom);
  const { busy, failure, forgetFailure, run } = useWrite();
  // One id for all tries of one form: an answer that is lost must not make a second plot.
  const [id] = useState(() => plot?.id ?? newId());
  const [seen, setSeen] = useState(() => ({
    form: plot ? toPlotForm(plot, format) : emptyPlotForm,
    version: plot ? (plot.version ?? 1) : null,
  }));
  const [form, setForm] = useState<PlotForm>(seen.form);
  const [changed, setChanged] = useState<readonly (keyof PlotForm)[] | null>(null);
  const [attempted, setAttempted] = useState(false);
  const isDirty = JSON.stringify(form) !== JSON.stringify(seen.form);
  const left = useRef(false);
  useUnsavedGuard(isDirty);
  const hasItsName = plot !== null && form.name === seen.form.name;
  const others = (plots ?? []).filter((other) => other.id !== id).map(({ name }) => name);
  const { values, problems } = toPlotValues(form, hasItsName ? [] : others);

  const theirs = plots?.find((other) => other.id === id);
  const theirVersion = theirs?.version ?? 1;
  // Somebody else was first, and their plot has arrived.
  if (failure?.status === 412 && theirs && theirVersion !== seen.version) {
    const theirForm = toPlotForm(theirs, format);
    const merged = mergeForm(seen.form, form, theirForm);
    setSeen({ form: theirForm, version: theirVersion });
    setForm(merged.form);
    setChanged(merged.changed);
    forgetFailure();
  }

  return {
    form,
    setForm,
    /** What somebody else has changed while this form was open; null: nobody did. */
    theirs: changed && changed.map((field) => ({ field, value: seen.form[field] })),
    problems: attempted ? problems : [],
    busy,
    failure,
    /** Whether leaving would lose what was typed. */
    wouldLose: () => isDirty && !left.current,
    /** Saves; true when the server has it. */
    async submit(closed = plot?.closed ?? false): Promise<boolean> {
      setAttempted(true);
      if (problems.length > 0) return false;
      const done = await run(() => save([{ id, version: seen.version, ...values, closed }]));
      left.current = done;
      return done;
    },
  };
}
