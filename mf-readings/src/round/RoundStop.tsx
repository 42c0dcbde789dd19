import {
  deletePhotosOfDraftAtom,
  type DeviceReading,
  phoneKeyboardAtom,
  type Plot,
  todayAtom,
  type Unfinished,
  type UnfinishedChange,
  useFormat,
  useIntl,
} from '@seguia/shared/platform';
import { Banner, Button, Form, IconButton, Keypad, Num } from '@seguia/shared/ui';
import { cropsOn } from '@seguia/shared/domain/bands';
import { sideOf } from '@seguia/shared/domain/readings/measures';
import { firstTyped, typedMeasures } from '@seguia/shared/domain/readings/reading-fields';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import type { FormState } from '../form/model/form-state.ts';
import { formMessages } from '../form/messages/form-messages.ts';
import { SaveDialogs } from '../form/saving/SaveDialogs.tsx';
import { useFarmNow, useNowUntilTyped } from '../form/hooks/use-now.ts';
import { useSettled } from '../form/hooks/use-settled.ts';
import { useReadingSession } from '../form/hooks/use-reading-session.ts';
import type { ComparedValues } from '@seguia/shared/domain/readings/compared-values';
import { MeanwhileBanner } from '../form/fields/MeanwhileBanner.tsx';
import { useDeviceWrite } from '../device-write/use-device-write.tsx';
import { StopInstructions } from '../instructions/StopInstructions.tsx';
import { MeterChoice } from '../meter/MeterChoice.tsx';
import { ValueFields } from '../form/values/ValueFields.tsx';
import { DrainMode } from './DrainMode.tsx';
import { roundMessages } from './messages/round-messages.ts';
import type { Feed } from './same-feed.ts';
import { SameFeed } from './SameFeed.tsx';
import { isFromBefore, useStopStart } from './use-stop-start.ts';
import styles from './Round.module.css';

const firstOfDrain = typedMeasures.find((measure) => sideOf(measure) === 'drain');

/** Milliseconds within which a second tap counts as a repetition of the first. */
const doubleTap = 400;

export interface RoundStopProps {
  plot: Plot;
  /** The reading that this round already has of the plot. */
  reading: DeviceReading | null;
  /** The unsaved work when the person came to the plot. */
  unfinished: readonly Unfinished[];
  /** The round as it is once the reading is saved, written in the reading's own transaction. */
  unfinishedOf: (readingId: string) => UnfinishedChange;
  /** Whether this is the last plot that waits for a reading. */
  isLast: boolean;
  /** The plot of this round that presumably gets its feed from the same tank; null where none is known. */
  feed: Feed | null;
  onSaved: (reading: DeviceReading, compared: ComparedValues) => void;
  onNext: () => void;
  onSkip: () => void;
  onBack: (() => void) | undefined;
}

/** One plot of the round: its values, saved with one key, which also moves on to the next plot. */
export function RoundStop(props: RoundStopProps) {
  const { plot, reading, unfinished, unfinishedOf, isLast, feed, onSaved, onNext, onSkip, onBack } = props;
  const intl = useIntl();
  const format = useFormat();
  const phoneKeyboard = useAtomValue(phoneKeyboardAtom);
  const today = useAtomValue(todayAtom);
  const now = useFarmNow();
  // A new plot begins at the top, however far the previous one was scrolled.
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  const { begin, empty } = useStopStart(plot.id, reading, unfinished);
  const [start] = useState(begin);
  const [fromBefore, setFromBefore] = useState(() => isFromBefore(start));
  const deletePhotos = useSetAtom(deletePhotosOfDraftAtom);
  const { run, failure } = useDeviceWrite();
  const { id, restored, what, begun } = start;
  const [arrived] = useState(() => performance.now());
  const session = useReadingSession({ start: start.state, id, restored, what, begun, reading });
  const { form, latest, meanwhile, dirty, busy } = session;
  const { state, checks } = form;
  const done = latest !== null && !dirty;
  useNowUntilTyped(form, !dirty && latest === null);

  /** A date and time that somebody chose in the full form, and left in the draft, or that the values were typed at before. */
  const chosen = !latest && (!state.stamp || fromBefore) && state.date && state.time ? state : null;

  const startOver = async () => {
    if (!(await run(() => deletePhotos(id)))) return;
    form.set({ ...empty(), meterId: state.meterId, choseMeter: state.choseMeter });
    setFromBefore(false);
  };

  /** Saves the reading and moves on. A new reading gets the minute of saving, unless somebody chose another or it was typed before. */
  const saveStop = async () => {
    if (busy) return;
    if (!checks.attempt()) {
      focusField(checks.first());
      return;
    }
    const saved = await session.save({
      body: latest || chosen ? {} : now(),
      unfinished: [unfinishedOf(id)],
    });
    if (saved) onSaved(saved.reading, saved.compared);
  };
  useSettled(checks, () => void saveStop());
  const onSubmit = () => {
    // A quick second tap on Save was meant for the plot before this one.
    if (!dirty && performance.now() - arrived < doubleTap) return;
    if (done) onNext();
    else void saveStop();
  };

  const changeMode = (entryType: FormState['entryType']) => {
    flushSync(() => form.set({ entryType }));
    focusField('drainPercent');
  };

  const nextLabel = intl.formatMessage(isLast ? roundMessages.finish : roundMessages.next);
  return (
    <Form onSubmit={onSubmit} label={plot.name}>
      <div className={styles.head}>
        {onBack && <IconButton icon="back" label={intl.formatMessage(roundMessages.back)} onPress={onBack} />}
        <SameFeed form={form} feed={feed} onTaken={() => focusField(firstOfDrain)}>
          <p className={styles.crop}>
            {formatCrops(cropsOn(plot.crops, today))}
            {chosen && <Num>{` ${format.date(chosen.date)} ${format.time(chosen.time)}`}</Num>}
          </p>
        </SameFeed>
        {dirty && (
          <Button variant="quiet" onPress={() => void saveStop()}>
            {nextLabel}
          </Button>
        )}
        {!dirty && !done && (
          <Button variant="quiet" icon="skip" onPress={onSkip}>
            {intl.formatMessage(roundMessages.skip)}
          </Button>
        )}
      </div>
      {fromBefore && !latest && (
        <Banner
          kind="info"
          action={{ label: intl.formatMessage(formMessages.startOver), onPress: () => void startOver() }}
        >
          {intl.formatMessage(formMessages.draftBack)}
        </Banner>
      )}
      <StopInstructions plotId={plot.id} readingId={id} />
      {meanwhile && <MeanwhileBanner meanwhile={meanwhile} set={form.set} />}
      <MeterChoice compact value={state.meterId} onChange={(meterId) => form.set({ meterId, choseMeter: true })} />
      <ValueFields form={form} startsHere bearsAll>
        <DrainMode form={form} onChange={changeMode} />
      </ValueFields>
      <Keypad
        action={{ label: done ? nextLabel : intl.formatMessage(formMessages.save), busy }}
        enabled={!phoneKeyboard}
        decimalMark={format.decimalMark}
      />
      <SaveDialogs {...session.failures} />
      {failure}
    </Form>
  );
}

/** Moves the focus to a field by its name, or to the first field if this screen does not have it. */
function focusField(field: string | undefined) {
  if (!field) return;
  const name = field === 'drainPercent' && inputOf('totalDrained') ? 'totalDrained' : field;
  (inputOf(name) ?? inputOf(firstTyped))?.focus();
}

const inputOf = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
