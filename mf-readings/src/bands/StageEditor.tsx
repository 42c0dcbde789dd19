import {
  isolate,
  paths,
  type Plot,
  type PlotCrop,
  savePlantingAtom,
  useFormat,
  useIntl,
  useSheetForm,
} from '@seguia/shared/platform';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { Button, EmptyState, ErrorDialog, FormErrors, isolated, Page, SheetForm, toast } from '@seguia/shared/ui';
import { DateField, Select } from '@seguia/shared/ui-dates';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { bandMessages, failureText } from './band-messages.ts';
import styles from './Bands.module.css';
import { formStages, noStages, type StageForm, toStageBody, toStageForm } from './stage-form.ts';
import { dayField } from './day-field.ts';
import { stageMessages, stageNameMessages, stageProblemMessages } from './stage/stage-messages.ts';

export interface StageEditorProps {
  plot: Plot;
  /** The planting, by its key in the address; null for the first. The form begins anew with another one. */
  planting: string | null;
  /** Another planting was chosen. It may be refused: what was typed would be lost. */
  onPlanting: (key: string) => void;
  onClose: () => void;
}

/** The form for the stages of a plot's plantings, present and past. Saving needs the network, because stages decide for everybody. */
export function StageEditor({ plot, planting, onPlanting, onClose }: StageEditorProps) {
  const intl = useIntl();
  const { date } = useFormat();
  const save = useSetAtom(savePlantingAtom);
  const close = () => {
    toast(intl.formatMessage(stageMessages.done), { kind: 'success' });
    onClose();
  };
  const [first] = useState(plot.crops[0] && keyOf(plot.crops[0]));
  const now = fill(plot.crops.find((candidate) => keyOf(candidate) === (planting ?? first)) ?? plot.crops[0]);
  // The planting stays as it was when the person began to type, whatever others change meanwhile.
  const form = useSheetForm({
    begun: now,
    now,
    meanwhile: 'follow',
    read: ({ crop, ...days }) => (crop ? toStageBody(days, crop, plot.crops) : { body: null, problems: [] }),
    textOf: ({ code }) => intl.formatMessage(stageProblemMessages[code]),
    async send(body) {
      const { cropTypeId = '', from = '', version = 1 } = form.typed.crop ?? {};
      if (body) await save({ plotId: plot.id, cropTypeId, from, version, ...body });
    },
    onSaved: close,
  });
  const { crop } = form.typed;
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
  const nameOf = (field: keyof StageForm) =>
    intl.formatMessage(field === 'to' ? stageMessages.end : stageNameMessages[field]);
  const plantedOn = (from: string) => intl.formatMessage(stageMessages.plantedOn, { date: isolate(date(from)) });
  return (
    <Page
      title={title}
      subject={{ name: plot.name }}
      back={{ to: paths.bands() }}
      width="form"
      lead={intl.formatMessage(stageMessages.lead)}
    >
      <SheetForm form={form}>
        <FormErrors
          errors={form.problems.map(({ field, code }) => ({
            name: field,
            text: intl.formatMessage(stageMessages.problem, {
              field: nameOf(field),
              problem: intl.formatMessage(stageProblemMessages[code]),
            }),
          }))}
        />
        <Select
          label={intl.formatMessage(stageMessages.planting)}
          value={keyOf(crop)}
          onChange={onPlanting}
          options={plot.crops.map((choice) => ({
            id: keyOf(choice),
            label: formatCrops([choice]),
            hint: plantedOn(choice.from),
          }))}
        />
        <p className={styles.none}>{isolated(plantedOn(crop.from))}</p>
        {formStages(crop).map((stage) => (
          <DateField key={stage} {...dayField(form, stage)} label={nameOf(stage)} />
        ))}
        <DateField {...dayField(form, 'to')} label={nameOf('to')} hint={intl.formatMessage(stageMessages.endHint)} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" large full busy={form.busy}>
            {intl.formatMessage(bandMessages.save)}
          </Button>
          <Button full onPress={onClose}>
            {intl.formatMessage(bandMessages.cancel)}
          </Button>
        </div>
      </SheetForm>
      {form.failure && (
        <ErrorDialog
          text={intl.formatMessage(form.failure.status === 412 ? stageMessages.moved : failureText(form.failure))}
          onClose={form.forgetFailure}
        />
      )}
    </Page>
  );
}

/** The key that tells the plantings of a plot apart. */
const keyOf = ({ cropTypeId, from }: PlotCrop) => `${cropTypeId} ${from}`;

/** What the form holds: the planting as it was when the person began to type, and its days. */
const fill = (crop: PlotCrop | undefined) => ({
  typed: { crop, ...(crop ? toStageForm(crop) : noStages) },
  version: crop?.version ?? 1,
});
