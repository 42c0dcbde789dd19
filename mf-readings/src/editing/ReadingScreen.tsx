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
import { useDeviceWrite } from '../farm/use-device-write.tsx';
import { Photos } from '../photos/Photos.tsx';
import { type ValueChange, ValueChanged } from '../form/fields/ValueChanged.tsx';

/** What a form begins with. */
export interface Begun {
  /** The reading's id; a new one has it from its draft on. */
  id: string;
  start: FormState;
  /** It is what was typed before and not saved. */
  restored: boolean;
  /** The name of the draft that it is. */
  what?: string;
  /** Of a form that may be there before the plots: which of them it is for. */
  plotOf?: (plots: readonly Plot[]) => string;
}

export interface ReadingScreenProps extends Begun {
  title: string;
  back: string;
  /** Plots to choose from, in walking order; null while they are not known. */
  plots: readonly Plot[] | null;
  /** Stands in the place of the plots where they cannot be fetched. */
  insteadOfPlots?: ReactNode;
  /** Of an edit: the reading as the device has it, and what it was when the person began. */
  reading?: DeviceReading;
  begun?: Base;
  /** Of an edit: the reading was deleted meanwhile. */
  isGone?: boolean;
  refusals?: Refusals;
  /** Learns which reading was begun, and for which plots. */
  onStartOver: (begun: { id: string; plotIds: string[] }) => void;
  /** What can be done once it is saved. */
  renderNext: (saved: DeviceReading) => ReactNode;
}

/** A reading's form, and after saving its answer. */
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
  // What was left unsaved may come after the form: it is taken up, but not where the person types for another plot already.
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
  /** The reading that is changed: the one in the address, or a new one that another tab has saved from the same draft. */
  const changed = reading ?? (saved === null && !busy ? (here ?? undefined) : undefined);
  // What this form saves itself is no news to it.
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
