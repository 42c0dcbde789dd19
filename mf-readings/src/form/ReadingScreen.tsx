import { type DeviceReading, type Plot, useFormat, useIntl } from '@seguia/shared/platform';
import { Banner, Page } from '@seguia/shared/ui';
import { type ReactNode, useState } from 'react';
import type { Values } from '../last-values.ts';
import { type FormState, holdsSomething, isSame } from './form-state.ts';
import { formTexts } from './form-texts.ts';
import { MeanwhileBanner } from './MeanwhileBanner.tsx';
import { ReadingForm } from './ReadingForm.tsx';
import { SavedReading } from './SavedReading.tsx';
import { SavedStatus } from './SavedStatus.tsx';
import { SaveFailed } from './SaveFailed.tsx';
import { type Base, useMeanwhile } from './use-base.ts';
import { useDraft } from './use-draft.ts';
import { useNowUntilTyped } from './use-now.ts';
import { useReadingForm } from './use-reading-form.ts';
import type { Refusals } from './use-refusals.ts';
import { useSave } from './use-save.ts';
import { type ValueChange, ValueChanged } from './ValueChanged.tsx';

export interface ReadingScreenProps {
  title: string;
  back: string;
  plots: readonly Plot[];
  start: FormState;
  /** Of an edit: the reading as the device has it, and what it was when the person began. */
  reading?: DeviceReading;
  begun?: Base;
  refusals?: Refusals;
  /** The form begins with what was typed before and not saved. */
  restored: boolean;
  onStartOver: () => void;
  /** What can be done once it is saved. */
  renderNext: (saved: DeviceReading) => ReactNode;
}

/** A reading's form, and after saving its answer. */
export function ReadingScreen(props: ReadingScreenProps) {
  const intl = useIntl();
  const format = useFormat();
  const { title, back, plots, start, reading, begun = null, refusals, restored } = props;
  const form = useReadingForm({ start, readingId: reading?.id, taken: begun?.taken ?? null, refusals });
  const { base, meanwhile } = useMeanwhile(reading ?? null, form, format, begun);
  const { busy, failure, forgetFailure, save } = useSave();
  const [saved, setSaved] = useState<{ reading: DeviceReading; last: Values } | null>(null);
  const [change, setChange] = useState<ValueChange | null>(null);
  const dirty = saved === null && (base ? !isSame(form.state, base.taken) : holdsSomething(form.state));
  useDraft({ readingId: reading?.id, state: form.state, dirty, base });
  useNowUntilTyped(form, !dirty && saved === null && base === null);

  const onSave = async () => {
    const { last } = form;
    const kept = await save(form.parsed.body, reading);
    if (kept) setSaved({ reading: kept, last });
  };

  return (
    <Page title={title} back={{ to: back }} width="form">
      <SavedStatus reading={saved?.reading ?? null} />
      {saved ? (
        <SavedReading {...saved}>{props.renderNext(saved.reading)}</SavedReading>
      ) : (
        <>
          {restored && (
            <Banner kind="info" action={{ label: intl.formatMessage(formTexts.startOver), onPress: props.onStartOver }}>
              {intl.formatMessage(formTexts.draftBack)}
            </Banner>
          )}
          {meanwhile && <MeanwhileBanner meanwhile={meanwhile} set={form.set} />}
          <ReadingForm
            startsHere={base === null}
            form={form}
            plots={plots}
            busy={busy}
            onSave={() => void onSave()}
            onValueChanged={setChange}
          />
        </>
      )}
      {change && <ValueChanged change={change} onClose={() => setChange(null)} />}
      <SaveFailed failure={failure} onClose={forgetFailure} />
    </Page>
  );
}
