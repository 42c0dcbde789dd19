import type { DripperRateUnit } from '@seguia/shared/domain/plots/plot-rules';
import { type Plot, plotsAtom, useFormat, useIntl, useSheetForm } from '@seguia/shared/platform';
import { Button, ConfirmDialog, FormErrors, toast } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { FormSheet } from '../set-up/FormSheet.tsx';
import { PlotFields, usePlotProblem } from '../plot-forms/PlotFields.tsx';
import { emptyPlotForm, type PlotForm, toPlotForm, toPlotValues } from '../plot-forms/plot-form.ts';
import { plotFieldMessages, plotMessages, rateUnitMessages } from '../plot-forms/plot-messages.ts';
import { PlotPlantings } from '../plantings/PlotPlantings.tsx';
import styles from '../plot-forms/plot-forms.module.css';
import { savePlotsAtom } from '../plot-forms/save-plot.ts';

export interface PlotEditorProps {
  /** Null makes a new one. */
  plot: Plot | null;
  onClose: () => void;
}

/**
 * The sheet of a plot: its fields, its plantings, and whether it is closed. If somebody else changes the plot first, their values appear in
 * the fields that this person has not touched.
 */
export function PlotEditor({ plot, onClose }: PlotEditorProps) {
  const intl = useIntl();
  const format = useFormat();
  const plots = useAtomValue(plotsAtom) ?? [];
  const save = useSetAtom(savePlotsAtom);
  const problemText = usePlotProblem();
  const [closing, setClosing] = useState(false);
  const planting = useRef(false);
  /** Set by the buttons that close and reopen; Save leaves the plot as it is. */
  const closed = useRef<boolean>(undefined);
  const fill = (from: Plot) => ({ typed: toPlotForm(from, format), version: from.version ?? 1 });
  const theirs = plots.find(({ id }) => id === plot?.id);
  const form = useSheetForm({
    begun: plot ? fill(plot) : { typed: emptyPlotForm, version: null },
    now: theirs ? fill(theirs) : null,
    id: plot?.id,
    read: (typed, { seen, id }) => {
      const others = plots.filter((other) => other.id !== id).map(({ name }) => name);
      const hasItsName = plot !== null && typed.name === seen.name;
      const { values, problems } = toPlotValues(typed, hasItsName ? [] : others, seen);
      return { body: values, problems };
    },
    textOf: ({ code }) => problemText(code),
    send: (values, of) => save([{ ...of, ...values, closed: closed.current ?? plot?.closed ?? false }]),
    onSaved: () => {
      toast(intl.formatMessage(plotMessages.saved), { kind: 'success' });
      onClose();
    },
  });
  const submitAs = async (isClosed: boolean) => {
    closed.current = isClosed;
    await form.submit();
    closed.current = undefined;
  };
  const shown = (field: keyof PlotForm) => {
    const value = form.seen[field];
    return field === 'dripperRateUnit' ? intl.formatMessage(rateUnitMessages[value as DripperRateUnit]) : value;
  };
  return (
    <FormSheet
      form={{ ...form, wouldLose: () => form.wouldLose() || planting.current }}
      id="plot"
      title={plot ? plot.name : intl.formatMessage(plotMessages.add)}
      label={intl.formatMessage(plot ? plotMessages.edit : plotMessages.add)}
      theirs={{
        moved: plotMessages.moved,
        of: (field) => ({ field: intl.formatMessage(plotFieldMessages[field]), value: shown(field) }),
      }}
      onClose={onClose}
      after={
        plot && (
          <>
            <PlotPlantings plot={plot} onTyping={(isTyping) => (planting.current = isTyping)} />
            <div className={styles.after}>
              {plot.closed ? (
                <Button full icon="undo" busy={form.busy} onPress={() => void submitAs(false)}>
                  {intl.formatMessage(plotMessages.reopen)}
                </Button>
              ) : (
                <Button full variant="danger" icon="lock" onPress={() => setClosing(true)}>
                  {intl.formatMessage(plotMessages.close)}
                </Button>
              )}
            </div>
            {closing && (
              <ConfirmDialog
                title={intl.formatMessage(plotMessages.closeTitle, { name: plot.name })}
                text={intl.formatMessage(plotMessages.closeText)}
                confirm={intl.formatMessage(plotMessages.close)}
                onConfirm={() => {
                  setClosing(false);
                  void submitAs(true);
                }}
                onCancel={() => setClosing(false)}
              />
            )}
          </>
        )
      }
    >
      <FormErrors
        errors={form.problems.map(({ field, code }) => ({
          name: field,
          text: `${intl.formatMessage(plotFieldMessages[field])} – ${problemText(code)}`,
        }))}
      />
      <PlotFields form={form} />
    </FormSheet>
  );
}
