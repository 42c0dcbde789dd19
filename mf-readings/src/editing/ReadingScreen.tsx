import {
  deletePhotosOfDraftAtom,
  type DeviceReading,
  photosAtom,
  type Plot,
  useFormat,
  useIntl,
  useReadingHere,
} from '@seguia/shared/platform';
import { isSameReading } from '@seguia/shared/domain/readings/same-reading';
import { Banner, Page } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import type { ComparedValues } from '@seguia/shared/domain/readings/compared-values';
import { type FormState, holdsSomething, isSame } from '../form/model/form-state.ts';
import { formMessages } from '../form/messages/form-messages.ts';
import { MeanwhileBanner } from '../form/fields/MeanwhileBanner.tsx';
import { ReadingForm } from '../form/fields/ReadingForm.tsx';
import { SavedReading } from './SavedReading.tsx';
import { SavedStatus } from '../form/saving/SavedStatus.tsx';
import { SaveDialogs } from '../form/saving/SaveDialogs.tsx';
import { type Base, useMeanwhile } from '../form/hooks/use-base.ts';
import { useDraft } from '../form/hooks/use-draft.ts';
import { useNowUntilTyped } from '../form/hooks/use-now.ts';
import { useReadingForm } from '../form/hooks/use-reading-form.ts';
import type { Refusals } from '../form/hooks/use-refusals.ts';
import { useSave } from '../form/saving/use-save.ts';
import { useDeviceWrite } from '../device-write/use-device-write.tsx';
import { Photos } from '../photos/Photos.tsx';
import { type ValueChange, ValueChanged } from '../form/fields/ValueChanged.tsx';

/** What a form begins with. */
export interface Begun {
  /** The reading's id. A new reading has it from its draft on. */
  id: string;
  start: FormState;
  /** Whether the form begins with a draft. */
  restored: boolean;
  /** The draft's name on the device, where the form begins with a draft. */
  what?: string;
  /** Which of the plots the reading is of; for a form that may open before the plots are known. */
  plotOf?: (plots: readonly Plot[]) => string;
}

export interface ReadingScreenProps extends Begun {
  title: string;
  back: string;
  /** Plots to choose from, in walking order; null while they are not known. */
  plots: readonly Plot[] | null;
  /** Shown in place of the plots where they cannot be fetched. */
  insteadOfPlots?: ReactNode;
  /** For an edit: the reading as the device has it now. */
  reading?: DeviceReading;
  begun?: Base;
  /** For an edit: whether the reading was deleted meanwhile. */
  isGone?: boolean;
  refusals?: Refusals;
  /** Receives the id of the reading that was begun, and the plots that it was begun for. */
  onStartOver: (begun: { id: string; plotIds: string[] }) => void;
  /** Draws what the person can do after saving. */
  renderNext: (saved: DeviceReading) => ReactNode;
}

/** A reading's form, and after saving the comparison of its values. */
export function ReadingScreen(props: ReadingScreenProps) {
  const intl = useIntl();
  const format = useFormat();
  const { title, back, plots, reading, begun = null, refusals } = props;
  const [{ id, start, restored, what, plotOf }, setOwn] = useState<Begun>(props);
  const form = useReadingForm({
    start,
    id,
    plots,
    plotOf,
    fillsDrippers: !reading,
    taken: begun?.taken ?? null,
    refusals,
  });
  // The draft may become known only after the form is open. The form takes it, unless the person already types for another plot.
  const [offered, setOffered] = useState(props.id);
  if (offered !== props.id) {
    setOffered(props.id);
    if (props.start.plotId === form.state.plotId || !holdsSomething(form.state)) setOwn(props);
  }
  const { busy, save, ...failures } = useSave();
  const [saved, setSaved] = useState<{ reading: DeviceReading; compared: ComparedValues } | null>(null);
  const [change, setChange] = useState<ValueChange | null>(null);
  const deletePhotos = useSetAtom(deletePhotosOfDraftAtom);
  const { run, failure } = useDeviceWrite();
  const photos = useAtomValue(photosAtom);
  const here = useReadingHere(id);
  /** The reading that the form changes: the one in the address, or a new one that another tab has saved from the same draft. */
  const changed = reading ?? (saved === null && !busy ? (here ?? undefined) : undefined);
  // Null while this form saves: its own save is no news to the person.
  const followed = saved === null && !busy ? (changed ?? null) : null;
  const { base, meanwhile } = useMeanwhile(followed, form, format, begun);
  const savedElsewhere = !reading && changed && isSameReading(form.parsed.body, changed);
  const done = saved ?? (savedElsewhere ? { reading: changed, compared: form.compared } : null);
  const hasPhotos = !changed && (photos?.get(id)?.length ?? 0) > 0;
  const dirty = done === null && (base ? !isSame(form.state, base.taken) : holdsSomething(form.state) || hasPhotos);
  const begunNew = { plotId: start.plotId, what };
  const holdDraft = useDraft({ id, isNew: !changed, begun: begunNew, restored, state: form.state, dirty, busy, base });
  useNowUntilTyped(form, !dirty && done === null && base === null);

  const startOver = async () => {
    holdDraft();
    if (hasPhotos && !(await run(() => deletePhotos(id)))) return;
    props.onStartOver({ id, plotIds: [start.plotId, form.state.plotId] });
  };

  const onSave = async () => {
    const { compared } = form;
    const savedReading = await save({ id, body: form.parsed.body, changed });
    if (savedReading) setSaved({ reading: savedReading, compared });
  };

  return (
    <Page title={title} back={{ to: back }} width="form">
      <SavedStatus reading={done?.reading ?? null} />
      {done ? (
        <SavedReading {...done}>{props.renderNext(done.reading)}</SavedReading>
      ) : (
        <>
          {restored && (
            <Banner
              kind="info"
              action={{
                label: intl.formatMessage(formMessages.startOver),
                onPress: () => void startOver(),
              }}
            >
              {intl.formatMessage(formMessages.draftBack)}
            </Banner>
          )}
          {props.isGone && <Banner kind="warn">{intl.formatMessage(formMessages.goneMeanwhile)}</Banner>}
          {meanwhile && <MeanwhileBanner meanwhile={meanwhile} set={form.set} />}
          <ReadingForm
            startsHere={!reading}
            form={form}
            plots={plots}
            insteadOfPlots={props.insteadOfPlots}
            busy={busy}
            onSave={() => void onSave()}
            onValueChanged={setChange}
          >
            {!reading && <Photos readingId={id} mayChange />}
          </ReadingForm>
        </>
      )}
      {change && <ValueChanged change={change} onClose={() => setChange(null)} />}
      <SaveDialogs {...failures} />
      {failure}
    </Page>
  );
}
