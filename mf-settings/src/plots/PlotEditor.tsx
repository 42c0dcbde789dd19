import type { DripperRateUnit } from '@seguia/shared/domain/plots/plot-rules';
import { type Plot, useIntl } from '@seguia/shared/platform';
import { Button, ConfirmDialog, Dialog, Form, FormErrors, toast, UnsavedDialog } from '@seguia/shared/ui';
import { useRef, useState } from 'react';
import { setUpMessages } from '../set-up/set-up-messages.ts';
import { TheirChanges } from '../set-up/TheirChanges.tsx';
import { WriteFailure } from '../set-up/WriteFailure.tsx';
import { PlotFields, usePlotProblem } from './PlotFields.tsx';
import type { PlotForm } from './plot-form.ts';
import { plotFieldMessages, plotMessages, rateUnitMessages } from './plot-messages.ts';
import { PlotPlantings } from './PlotPlantings.tsx';
import styles from './Plots.module.css';
import { usePlotEdit } from './use-plot-edit.ts';

export interface PlotEditorProps {
  /** Null makes a new one. */
  plot: Plot | null;
  onClose: () => void;
}

/** The sheet of a plot: its fields, its plantings, and whether it is closed. */
export function PlotEditor({ plot, onClose }: PlotEditorProps) {
  const intl = useIntl();
  const edit = usePlotEdit(plot);
  const problemText = usePlotProblem();
  const [closing, setClosing] = useState(false);
  const planting = useRef(false);
  const shown = (field: keyof PlotForm, value: string) =>
    field === 'dripperRateUnit' ? intl.formatMessage(rateUnitMessages[value as DripperRateUnit]) : value;
  const submit = async (closed?: boolean) => {
    if (!(await edit.submit(closed))) return;
    toast(intl.formatMessage(plotMessages.saved), { kind: 'success' });
    onClose();
  };
  return (
    <Dialog
      look="sheet"
      title={plot ? plot.name : intl.formatMessage(plotMessages.add)}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{intl.formatMessage(setUpMessages.cancel)}</Button>
          <Button variant="primary" type="submit" form="plot" busy={edit.busy}>
            {intl.formatMessage(setUpMessages.save)}
          </Button>
        </>
      }
    >
      {edit.theirs && (
        <TheirChanges
          moved={intl.formatMessage(plotMessages.moved)}
          changes={edit.theirs.map(({ field, value }) => ({
            field: intl.formatMessage(plotFieldMessages[field]),
            value: shown(field, value),
          }))}
        />
      )}
      <WriteFailure error={edit.failure} />
      <Form
        id="plot"
        label={intl.formatMessage(plot ? plotMessages.edit : plotMessages.add)}
        onSubmit={() => void submit()}
      >
        <FormErrors
          errors={edit.problems.map(({ field, code }) => ({
            name: field,
            text: `${intl.formatMessage(plotFieldMessages[field])} – ${problemText(code)}`,
          }))}
        />
        <PlotFields form={edit.form} problems={edit.problems} onChange={edit.setForm} />
      </Form>
      {plot && <PlotPlantings plot={plot} onTyping={(isTyping) => (planting.current = isTyping)} />}
      {plot && (
        <div className={styles.after}>
          {plot.closed ? (
            <Button full icon="undo" busy={edit.busy} onPress={() => void submit(false)}>
              {intl.formatMessage(plotMessages.reopen)}
            </Button>
          ) : (
            <Button full variant="danger" icon="lock" onPress={() => setClosing(true)}>
              {intl.formatMessage(plotMessages.close)}
            </Button>
          )}
        </div>
      )}
      {closing && plot && (
        <ConfirmDialog
          title={intl.formatMessage(plotMessages.closeTitle, { name: plot.name })}
          text={intl.formatMessage(plotMessages.closeText)}
          confirm={intl.formatMessage(plotMessages.close)}
          onConfirm={() => {
            setClosing(false);
            void submit(true);
          }}
          onCancel={() => setClosing(false)}
        />
      )}
      <UnsavedDialog isDirty={() => edit.wouldLose() || planting.current} />
    </Dialog>
  );
}
