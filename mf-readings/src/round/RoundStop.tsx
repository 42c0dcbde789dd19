import {
  type DeviceReading,
  phoneKeyboardAtom,
  type Plot,
  todayAtom,
  type Unfinished,
  type UnfinishedChange,
  useFormat,
  useIntl,
  useReadingHere,
} from '@seguia/shared/platform';
import { Button, Form, IconButton, Keypad } from '@seguia/shared/ui';
import { cropsOn } from '@seguia/shared/domain/bands';
import { firstMeasure } from '@seguia/shared/domain/readings/reading-fields';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { formatCrops } from '../words/format-crops.ts';
import { type FormState, holdsSomething, isSame, toFormState } from '../form/model/form-state.ts';
import { formMessages } from '../form/messages/form-messages.ts';
import { SavedStatus } from '../form/saving/SavedStatus.tsx';
import { SaveDialogs } from '../form/saving/SaveDialogs.tsx';
import { useDraft } from '../form/hooks/use-draft.ts';
import { useFarmNow } from '../form/hooks/use-now.ts';
import { useReadingForm } from '../form/hooks/use-reading-form.ts';
import { useSave } from '../form/saving/use-save.ts';
import type { ComparedValues } from '@seguia/shared/domain/readings/compared-values';
import { RoundAnswer } from './RoundAnswer.tsx';
import { RoundFields, type RoundField } from './RoundFields.tsx';
import { roundMessages } from './round-messages.ts';
import { useStopStart } from './use-stop-start.ts';
import styles from './Round.module.css';

export interface RoundStopProps {
  plot: Plot;
  /** The reading that this round already has of the plot. */
  reading: DeviceReading | null;
  /** What was typed and not saved, when the person came to the plot. */
  unfinished: readonly Unfinished[];
  /** What a save keeps of the round, in the reading's own transaction; `onward` where the person goes on at once. */
  unfinishedOf: (readingId: string, onward: boolean) => UnfinishedChange;
  /** No other plot waits after this one. */
  isLast: boolean;
  onSaved: (reading: DeviceReading) => void;
  onNext: (reading: DeviceReading) => void;
  onSkip: () => void;
  onBack: (() => void) | undefined;
}

/** One plot of the round: its five values, saved with one key, then the answer and the way on in the same place. */
export function RoundStop(props: RoundStopProps) {
  const { plot, reading, unfinished, unfinishedOf, isLast, onSaved, onNext, onSkip, onBack } = props;
  const intl = useIntl();
  const format = useFormat();
  const phoneKeyboard = useAtomValue(phoneKeyboardAtom);
  const today = useAtomValue(todayAtom);
  const now = useFarmNow();
  const [begun] = useState(reading);
  const [start] = useState(useStopStart(plot.id, reading, unfinished));
  const { id, restored } = start;
  const { busy, save, ...failures } = useSave();
  const [saved, setSaved] = useState<{ reading: DeviceReading; state: FormState; compared: ComparedValues } | null>(
    null,
  );
  // Drippers that become known after Save was pressed would make the form differ from what is saved.
  const fillsDrippers = !reading && !saved && !busy;
  const form = useReadingForm({ start: start.state, id, fillsDrippers, taken: start.taken });
  const [active, setActive] = useState<RoundField>(firstMeasure);
  /** The person went back to a value of the saved reading. */
  const [correcting, setCorrecting] = useState(false);
  const { state, checks } = form;
  /** Another tab may have saved the draft that both began with: from then on this is a change of that reading. */
  const here = useReadingHere(id);
  const settled = saved?.state ?? start.taken ?? (here && toFormState(here, format));
  const dirty = settled ? !isSame(state, settled) : holdsSomething(state);
  const latest = saved?.reading ?? reading ?? here ?? null;
  useDraft({ id, isNew: latest === null, restored, state, dirty, busy, base: null });
  const done = latest !== null && !dirty;

  /** Keeps what is typed. A new reading is of the minute in which it is saved. */
  const saveStop = async (onward = false): Promise<DeviceReading | null> => {
    if (busy) return null;
    if (!checks.attempt()) {
      focusField(checks.first());
      return null;
    }
    const when = latest ? {} : now();
    const { compared } = saved ?? form;
    const made = await save({
      id,
      body: { ...form.parsed.body, ...when },
      changed: saved?.reading ?? begun ?? here ?? undefined,
      unfinished: [unfinishedOf(id, onward)],
    });
    if (!made) return null;
    form.set(when);
    setSaved({ reading: made, state: { ...state, ...when }, compared });
    setCorrecting(false);
    return made;
  };
  const onSubmit = async () => {
    if (done) {
      onNext(latest);
      return;
    }
    const made = await saveStop();
    if (made) onSaved(made);
  };
  const onNextPlot = async () => {
    const made = await saveStop(true);
    if (made) onNext(made);
  };

  const answer = saved && !dirty && !correcting && <RoundAnswer reading={saved.reading} compared={saved.compared} />;
  const nextLabel = intl.formatMessage(isLast ? roundMessages.finish : roundMessages.next);
  return (
    <Form onSubmit={() => void onSubmit()} label={plot.name}>
      <SavedStatus reading={saved?.reading ?? null} />
      <div className={styles.head}>
        {onBack && <IconButton icon="back" label={intl.formatMessage(roundMessages.back)} onPress={onBack} />}
        <div className={styles.names}>
          <h2 className={styles.plot}>{plot.name}</h2>
          <p className={styles.crop}>{formatCrops(cropsOn(plot.crops, today))}</p>
        </div>
        {dirty && (
          <Button variant="quiet" onPress={() => void onNextPlot()}>
            {nextLabel}
          </Button>
        )}
        {!dirty && !done && (
          <Button variant="quiet" icon="skip" onPress={onSkip}>
            {intl.formatMessage(roundMessages.skip)}
          </Button>
        )}
      </div>
      <RoundFields
        form={form}
        active={active}
        onActive={setActive}
        answer={answer}
        onEdit={() => setCorrecting(true)}
      />
      <Keypad
        action={{ label: done ? nextLabel : intl.formatMessage(formMessages.save), busy }}
        enabled={!phoneKeyboard}
        decimalMark={format.decimalMark}
      />
      <SaveDialogs {...failures} />
    </Form>
  );
}

function focusField(field: string | undefined) {
  if (field) document.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus();
}
