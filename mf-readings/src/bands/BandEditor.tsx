import { targetFields } from '@seguia/shared/domain/plantings/target-fields';
import { newId } from '@seguia/shared/domain/uuid';
import {
  ApiError,
  deleteBandAtom,
  type Plot,
  saveBandAtom,
  type TargetBand,
  todayAtom,
  useFormat,
  useIntl,
  useUnsavedGuard,
} from '@seguia/shared/platform';
import { Button, ConfirmDialog, ErrorDialog, Form, FormErrors, Page, UnsavedDialog } from '@seguia/shared/ui';
import { DateField, Select } from '@seguia/shared/ui-dates';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { CropsNotFetched } from '../not-here/CropsNotFetched.tsx';
import { type BandForm, type BandProblem, newBandForm, plantingOf, toBandBody, toBandForm } from './band-form.ts';
import { bandMessages, failureText, useBandProblem, useBandProblemLine } from './band-messages.ts';
import { BandLimits } from './BandLimits.tsx';
import styles from './Bands.module.css';
import { useFarmWrite } from './use-farm-write.ts';

export interface BandEditorProps {
  /** The band to change; null makes a new one for `plotId`. */
  band: TargetBand | null;
  plotId: string | null;
  plots: readonly Plot[];
  bands: readonly TargetBand[];
  onClose: () => void;
}

/** A target band's form; saving needs the network, because bands decide for everybody. */
export function BandEditor({ band, plotId, plots, bands, onClose }: BandEditorProps) {
  const intl = useIntl();
  const format = useFormat();
  const today = useAtomValue(todayAtom);
  const save = useSetAtom(saveBandAtom);
  const remove = useSetAtom(deleteBandAtom);
  const problemText = useBandProblem();
  const problemLine = useBandProblemLine();
  /** The band as it was when the form opened. It stays if somebody deletes the band meanwhile. */
  const [begun] = useState(band);
  const [start] = useState(() =>
    band ? toBandForm(band, format) : newBandForm(plots.find(({ id }) => id === plotId) ?? plots[0], today),
  );
  const [form, setForm] = useState<BandForm>(start);
  const [attempted, setAttempted] = useState(false);
  const { busy, isDone, failed, forgetFailure, attempt } = useFarmWrite(bandMessages.done, onClose);
  // One id for all tries of one form: an answer that is lost must not make a second band.
  const [id] = useState(() => band?.id ?? newId());
  const [confirming, setConfirming] = useState(false);
  const isDirty = JSON.stringify(form) !== JSON.stringify(start);
  useUnsavedGuard(isDirty);

  const { body, problems } = toBandBody(
    form,
    format,
    bands.filter(({ id }) => id !== band?.id),
  );
  const shown: BandProblem[] = attempted ? problems : [];
  const errorOf = (field: string) => {
    const problem = shown.find((candidate) => candidate.field === field);
    return problem && problemText(problem);
  };
  const set = (patch: Partial<BandForm>) => setForm({ ...form, ...patch });

  /**
   * Refuses to write when somebody has changed or deleted the band meanwhile: the device would overwrite the newer version, or bring back
   * what was deleted. `mayBe` lists the states of the band in which writing is safe.
   */
  const write = (act: () => Promise<unknown>, mayBe: readonly BandForm[]) =>
    attempt(async () => {
      const held = band && JSON.stringify(toBandForm(band, format));
      const isGone = begun !== null && band === null;
      if (isGone || (held && mayBe.every((seen) => held !== JSON.stringify(seen))))
        throw new ApiError('problem', { status: 412 });
      await act();
    });
  const onSubmit = () => {
    setAttempted(true);
    if (problems.length > 0 || busy) return;
    // A band that already equals the form comes from an earlier try whose answer was lost, so writing is safe.
    void write(() => save({ ...body, id }), [start, form]);
  };

  const plot = plots.find(({ id }) => id === form.plotId);
  const varieties = new Map((plot?.crops ?? []).map((crop) => [crop.cropTypeId, crop]));
  return (
    <Page title={intl.formatMessage(begun ? bandMessages.edit : bandMessages.create)} width="form">
      <Form onSubmit={onSubmit}>
        <FormErrors
          errors={shown.map((problem) => ({
            name: problem.field === 'limits' ? `${targetFields[0]}.low` : problem.field,
            text: problemLine(problem),
          }))}
        />
        <Select
          name="plotId"
          label={intl.formatMessage(bandMessages.plot)}
          value={form.plotId || null}
          onChange={(id) =>
            set({ plotId: id, cropTypeId: plots.find((candidate) => candidate.id === id)?.crops[0]?.cropTypeId ?? '' })
          }
          options={plots.map(({ id, name }) => ({ id, label: name }))}
          error={errorOf('plotId')}
        />
        <Select
          name="cropTypeId"
          label={intl.formatMessage(bandMessages.variety)}
          value={form.cropTypeId || null}
          onChange={(cropTypeId) => set({ cropTypeId })}
          options={[...varieties.values()].map((crop) => ({
            id: crop.cropTypeId,
            label: crop.cropTypeName,
            hint: crop.cropName,
          }))}
          error={errorOf('cropTypeId')}
        />
        {varieties.size === 0 && <CropsNotFetched />}
        <div className={styles.dates}>
          <DateField
            name="from"
            label={intl.formatMessage(bandMessages.from)}
            value={form.from || null}
            onChange={(from) => set({ from: from ?? '' })}
            error={errorOf('from')}
          />
          <DateField
            name="to"
            label={intl.formatMessage(bandMessages.to)}
            hint={intl.formatMessage(bandMessages.toHint)}
            value={form.to || null}
            onChange={(to) => set({ to: to ?? '' })}
            error={errorOf('to')}
          />
        </div>
        <BandLimits
          limits={form.limits}
          onChange={(limits) => set({ limits })}
          errorOf={errorOf}
          planting={plantingOf(plot, form)}
          date={form.from || today}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" large full busy={busy}>
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
      </Form>
      {confirming && band && (
        <ConfirmDialog
          danger
          title={intl.formatMessage(bandMessages.removeTitle)}
          text={intl.formatMessage(bandMessages.removeText)}
          confirm={intl.formatMessage(bandMessages.remove)}
          onConfirm={() => {
            setConfirming(false);
            void write(() => remove(band.id), [start]);
          }}
          onCancel={() => setConfirming(false)}
        />
      )}
      <UnsavedDialog isDirty={() => isDirty && !isDone()} />
      {failed && <ErrorDialog text={intl.formatMessage(failureText(failed))} onClose={forgetFailure} />}
    </Page>
  );
}
