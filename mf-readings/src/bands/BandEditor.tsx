import { targetFields } from '@seguia/shared/domain/plantings/target-fields';
import {
  deleteBandAtom,
  paths,
  type Plot,
  saveBandAtom,
  type TargetBand,
  todayAtom,
  useFormat,
  useIntl,
  useSheetForm,
} from '@seguia/shared/platform';
import { Button, ConfirmDialog, ErrorDialog, FormErrors, Page, SheetForm, toast } from '@seguia/shared/ui';
import { DateField, Select } from '@seguia/shared/ui-dates';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { newId } from '@seguia/shared/domain/uuid';
import { useRemoval } from '../device-write/use-removal.ts';
import { CropsNotFetched } from '../not-here/CropsNotFetched.tsx';
import { AlsoFor } from './AlsoFor.tsx';
import { newBandForm, plantingOf, toBandBody, toBandForm } from './band-form.ts';
import { bandMessages, failureText, useBandProblem, useBandProblemLine } from './band-messages.ts';
import { BandLimits } from './BandLimits.tsx';
import styles from './Bands.module.css';
import { dayField } from './day-field.ts';
import { sameCrop } from './same-crop.ts';

export interface BandEditorProps {
  /** The band to change; null makes a new one for `plotId`. */
  band: TargetBand | null;
  plotId: string | null;
  plots: readonly Plot[];
  bands: readonly TargetBand[];
  /** Whether a new band is for all plots of its crop at first. */
  forAll?: boolean;
  onClose: () => void;
}

/** A target band's form; saving needs the network, because bands decide for everybody. */
export function BandEditor({ band, plotId, plots, bands, forAll = false, onClose }: BandEditorProps) {
  const intl = useIntl();
  const format = useFormat();
  const today = useAtomValue(todayAtom);
  const save = useSetAtom(saveBandAtom);
  const remove = useSetAtom(deleteBandAtom);
  const problemLine = useBandProblemLine();
  /** The band as it was when the form opened. It stays if somebody deletes the band meanwhile. */
  const [begun] = useState(band);
  const [confirming, setConfirming] = useState(false);
  const [isForAll, setForAll] = useState(forAll);
  /** The ids of the other plots' bands. They stay the same in each try: an answer may be lost. */
  const [ids] = useState(() => new Map<string, string>());
  const fill = (from: TargetBand) => ({ typed: toBandForm(from, format), version: from.version ?? 1 });
  const close = () => {
    toast(intl.formatMessage(bandMessages.done), { kind: 'success' });
    onClose();
  };
  const form = useSheetForm({
    begun: band
      ? fill(band)
      : { typed: newBandForm(plots.find(({ id }) => id === plotId) ?? plots[0], today), version: null },
    now: band && fill(band),
    meanwhile: 'refuse',
    id: band?.id,
    read: (typed) =>
      toBandBody(
        typed,
        format,
        bands.filter(({ id }) => id !== band?.id),
      ),
    textOf: useBandProblem(),
    // This form's own band comes last: until it is saved, the form stays open, and the next try leaves out what is saved.
    async send(body, { id }) {
      for (const { plotId, cropTypeId } of isForAll ? others : []) {
        const own = ids.get(plotId) ?? newId();
        ids.set(plotId, own);
        await save({ ...body, plotId, cropTypeId, id: own });
      }
      return save({ ...body, id });
    },
    onSaved: close,
  });
  const removal = useRemoval(form);
  const removeBand = async (id: string) => {
    setConfirming(false);
    if (await removal.remove(() => remove(id))) close();
  };

  const plot = plots.find(({ id }) => id === form.typed.plotId);
  const others = band ? [] : sameCrop(form.typed, plots, bands);
  const crop = plot?.crops.find(({ cropTypeId }) => cropTypeId === form.typed.cropTypeId);
  const varieties = new Map((plot?.crops ?? []).map((crop) => [crop.cropTypeId, crop]));
  return (
    <Page
      title={intl.formatMessage(begun ? bandMessages.edit : bandMessages.create)}
      back={{ to: paths.bands() }}
      width="form"
    >
      <SheetForm form={removal.form}>
        <FormErrors
          errors={form.problems.map((problem) => ({
            name: problem.field === 'limits' ? `${targetFields[0]}.low` : problem.field,
            text: problemLine(problem),
          }))}
        />
        <Select
          {...form.field('plotId')}
          label={intl.formatMessage(bandMessages.plot)}
          value={form.typed.plotId || null}
          onChange={(id) =>
            form.set({
              plotId: id,
              cropTypeId: plots.find((candidate) => candidate.id === id)?.crops[0]?.cropTypeId ?? '',
            })
          }
          options={plots.map(({ id, name }) => ({ id, label: name }))}
        />
        <Select
          {...form.field('cropTypeId')}
          label={intl.formatMessage(bandMessages.variety)}
          value={form.typed.cropTypeId || null}
          options={[...varieties.values()].map((crop) => ({
            id: crop.cropTypeId,
            label: crop.cropTypeName,
            hint: crop.cropName,
          }))}
        />
        {varieties.size === 0 && <CropsNotFetched />}
        {crop && others.length > 0 && (
          <AlsoFor crop={crop.cropName} plots={others} checked={isForAll} onChange={setForAll} />
        )}
        <div className={styles.dates}>
          <DateField {...dayField(form, 'from')} label={intl.formatMessage(bandMessages.from)} />
          <DateField
            {...dayField(form, 'to')}
            label={intl.formatMessage(bandMessages.to)}
            hint={intl.formatMessage(bandMessages.toHint)}
          />
        </div>
        <BandLimits
          limits={form.typed.limits}
          onChange={(limits) => form.set({ limits })}
          errorOf={form.errorOf}
          planting={plantingOf(plot, form.typed)}
          date={form.typed.from || today}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" large full busy={form.busy}>
            {intl.formatMessage(bandMessages.save)}
          </Button>
          <Button full onPress={onClose}>
            {intl.formatMessage(bandMessages.cancel)}
          </Button>
          {band && (
            <Button full variant="danger" icon="delete" onPress={() => setConfirming(true)}>
              {intl.formatMessage(bandMessages.remove)}
            </Button>
          )}
        </div>
      </SheetForm>
      {confirming && band && (
        <ConfirmDialog
          danger
          title={intl.formatMessage(bandMessages.removeTitle)}
          text={intl.formatMessage(bandMessages.removeText)}
          confirm={intl.formatMessage(bandMessages.remove)}
          onConfirm={() => void removeBand(band.id)}
          onCancel={() => setConfirming(false)}
        />
      )}
      {form.failure && (
        <ErrorDialog text={intl.formatMessage(failureText(form.failure))} onClose={form.forgetFailure} />
      )}
    </Page>
  );
}
