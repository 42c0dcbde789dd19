import { deletePhotosOfDraftAtom, type DeviceReading, photosAtom, type Plot, useIntl } from '@seguia/shared/platform';
import { isSameReading } from '@seguia/shared/domain/readings/same-reading';
import { Banner, Page } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { type FormState, holdsSomething } from '../form/model/form-state.ts';
import { formMessages } from '../form/messages/form-messages.ts';
import { StopInstructions } from '../instructions/StopInstructions.tsx';
import { MeanwhileBanner } from '../form/fields/MeanwhileBanner.tsx';
import { ReadingForm } from '../form/fields/ReadingForm.tsx';
import { SavedReading } from './SavedReading.tsx';
import { SavedStatus } from '../form/saving/SavedStatus.tsx';
import { SaveDialogs } from '../form/saving/SaveDialogs.tsx';
import type { Base } from '../form/hooks/use-base.ts';
import { useNowUntilTyped } from '../form/hooks/use-now.ts';
import type { ReadingFormModel } from '../form/hooks/use-reading-form.ts';
import { type SavedInSession, useReadingSession } from '../form/hooks/use-reading-session.ts';
import type { Refusals } from '../form/hooks/use-refusals.ts';
import { useDeviceWrite } from '../device-write/use-device-write.tsx';
import { useFarmData } from '../farm-data/use-farm-data.ts';
import { ChangePlot } from './ChangePlot.tsx';
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
  /** Draws the other ways to go on. */
  renderOthers?: (saved: DeviceReading) => ReactNode;
}

/** A reading's form, and after saving the comparison of its values. */
export function ReadingScreen(props: ReadingScreenProps) {
  const intl = useIntl();
  const { title, back, plots, reading, begun = null, refusals } = props;
  const [{ id, start, restored, what, plotOf }, setOwn] = useState<Begun>(props);
  const [saved, setSaved] = useState<SavedInSession | null>(null);
  const [change, setChange] = useState<ValueChange | null>(null);
  const deletePhotos = useSetAtom(deletePhotosOfDraftAtom);
  const { run, failure } = useDeviceWrite();
  const hasPhotosHere = (useAtomValue(photosAtom)?.get(id)?.length ?? 0) > 0;
  const isSavedElsewhere = ({ parsed }: ReadingFormModel, latest: DeviceReading | null) =>
    !reading && latest !== null && isSameReading(parsed.body, latest);
  const session = useReadingSession({
    start,
    id,
    restored,
    what,
    plots,
    plotOf,
    refusals,
    begun,
    reading: reading ?? null,
    isOver: saved !== null,
    holdsMore: hasPhotosHere,
    isDone: isSavedElsewhere,
  });
  const { form, latest, base, meanwhile, dirty, busy } = session;
  // The draft may become known only after the form is open. The form takes it, unless the person already types for another plot.
  const [offered, setOffered] = useState(props.id);
  if (offered !== props.id) {
    setOffered(props.id);
    if (props.start.plotId === form.state.plotId || !holdsSomething(form.state)) setOwn(props);
  }
  const isThere = latest !== null && isSavedElsewhere(form, latest);
  const done = saved ?? (isThere ? { reading: latest, compared: form.compared } : null);
  const hasPhotos = latest === null && hasPhotosHere;
  useNowUntilTyped(form, !dirty && done === null && base === null);

  const startOver = async () => {
    session.holdDraft();
    if (hasPhotos && !(await run(() => deletePhotos(id)))) return;
    props.onStartOver({ id, plotIds: [start.plotId, form.state.plotId] });
  };

  const plot = useFarmData().plots.get(form.state.plotId);
  // The crop is beside the picker: in the heading it would take the values' rows.
  const subject = plot && { name: plot.name };

  const onSave = async () => setSaved(await session.save());

  return (
    <Page
      title={title}
      back={{ to: back }}
      subject={done ? undefined : subject}
      width="form"
      actions={!done && subject && <ChangePlot />}
    >
      <SavedStatus reading={done?.reading ?? null} />
      {!reading && <StopInstructions plotId={form.state.plotId} readingId={id} />}
      {done ? (
        <SavedReading {...done} others={props.renderOthers?.(done.reading)}>
          {props.renderNext(done.reading)}
        </SavedReading>
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
      <SaveDialogs {...session.failures} />
      {failure}
    </Page>
  );
}
