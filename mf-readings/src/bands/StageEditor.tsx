import {
  isolate,
  type Plot,
  type PlotCrop,
  savePlantingAtom,
  useFormat,
  useIntl,
  useUnsavedGuard,
} from '@seguia/shared/platform';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { Button, EmptyState, ErrorDialog, Form, FormErrors, isolated, Page, UnsavedDialog } from '@seguia/shared/ui';
import { DateField, Select } from '@seguia/shared/ui-dates';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { bandMessages, failureText } from './band-messages.ts';
import styles from './Bands.module.css';
import { formStages, type StageForm, toStageBody, toStageForm } from './stage-form.ts';
import { useFarmWrite } from './use-farm-write.ts';
import { stageMessages, stageNameMessages, stageProblemMessages } from './stage-messages.ts';

export interface StageEditorProps {
  plot: Plot;
  onClose: () => void;
}

/** The form for the stages of a plot's plantings, present and past. Saving needs the network, because stages decide for everybody. */
export function StageEditor({ plot, onClose }: StageEditorProps) {
  const intl = useIntl();
  const { date } = useFormat();
  const save = useSetAtom(savePlantingAtom);
  const [chosen, setChosen] = useState(plot.crops[0] && keyOf(plot.crops[0]));
  // The planting as it was when the person began to type. It stays the same, whatever others change meanwhile.
  const [edited, setEdited] = useState<{ crop: PlotCrop; form: StageForm } | null>(null);
  const crop = edited?.crop ?? plot.crops.find((planting) => keyOf(planting) === chosen) ?? plot.crops[0];
  const [attempted, setAttempted] = useState(false);
  const { busy, isDone, failed, forgetFailure, attempt } = useFarmWrite(stageMessages.done, onClose);
  const isDirty = edited !== null && JSON.stringify(edited.form) !== JSON.stringify(toStageForm(edited.crop));
  useUnsavedGuard(isDirty);
  const title = intl.formatMessage(stageMessages.title);
  if (!crop) {
    return (
      <Page title={title} width="form">
        <EmptyState title={intl.formatMessage(stageMessages.none)} />
        <Button full onPress={onClose}>
          {intl.formatMessage(bandMessages.cancel)}
        </Button>
      </Page>
    );
  }
  const at = keyOf(crop);
  const form = edited?.form ?? toStageForm(crop);
  const { body, problems } = toStageBody(form, crop, plot.crops);
  const shown = attempted ? problems : [];
  const errorOf = (field: string) => {
    const problem = shown.find((candidate) => candidate.field === field);
    return problem && intl.formatMessage(stageProblemMessages[problem.code]);
  };
  const nameOf = (field: keyof StageForm) =>
    intl.formatMessage(field === 'to' ? stageMessages.end : stageNameMessages[field]);
  const set = (patch: Partial<StageForm>) => setEdited({ crop, form: { ...form, ...patch } });
  const plantedOn = (from: string) => intl.formatMessage(stageMessages.plantedOn, { date: isolate(date(from)) });
  const onSubmit = () => {
    setAttempted(true);
    if (problems.length > 0 || busy) return;
    const { cropTypeId, from, version = 1 } = crop;
    void attempt(() => save({ plotId: plot.id, cropTypeId, from, version, ...body }));
  };
  return (
    <Page title={title} subject={{ name: plot.name }} width="form" lead={intl.formatMessage(stageMessages.lead)}>
      <Form onSubmit={onSubmit}>
        <FormErrors
          errors={shown.map(({ field, code }) => ({
            name: field,
            text: intl.formatMessage(stageMessages.problem, {
              field: nameOf(field),
              problem: intl.formatMessage(stageProblemMessages[code]),
            }),
          }))}
        />
        <Select
          label={intl.formatMessage(stageMessages.planting)}
          value={at}
          onChange={(next) => {
            setChosen(next);
            setEdited(null);
            setAttempted(false);
          }}
          options={plot.crops.map((planting) => ({
            id: keyOf(planting),
            label: formatCrops([planting]),
            hint: plantedOn(planting.from),
          }))}
        />
        <p className={styles.none}>{isolated(plantedOn(crop.from))}</p>
        {formStages(crop).map((stage) => (
          <DateField
            key={`${at} ${stage}`}
            name={stage}
            label={nameOf(stage)}
            value={form[stage] || null}
            onChange={(day) => set({ [stage]: day ?? '' })}
            error={errorOf(stage)}
          />
        ))}
        <DateField
          key={`${at} to`}
          name="to"
          label={nameOf('to')}
          hint={intl.formatMessage(stageMessages.endHint)}
          value={form.to || null}
          onChange={(day) => set({ to: day ?? '' })}
          error={errorOf('to')}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" large full busy={busy}>
            {intl.formatMessage(bandMessages.save)}
          </Button>
          <Button full onPress={onClose}>
            {intl.formatMessage(bandMessages.cancel)}
          </Button>
        </div>
      </Form>
      <UnsavedDialog isDirty={() => isDirty && !isDone()} />
      {failed && (
        <ErrorDialog
          text={intl.formatMessage(failed.status === 412 ? stageMessages.moved : failureText(failed))}
          onClose={forgetFailure}
        />
      )}
    </Page>
  );
}

/** The key that tells the plantings of a plot apart. */
const keyOf = ({ cropTypeId, from }: PlotCrop) => `${cropTypeId} ${from}`;
