import {
  type ClockStamp,
  farmClockAtom,
  momentOfStamp,
  onClockChange,
  settledStamp,
  stampNow,
} from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { FarmNow } from '../model/form-state.ts';
import type { ReadingFormModel } from './use-reading-form.ts';

/** The farm's date and time now, with the stamp of the clock they come from. */
export function useFarmNow(): () => FarmNow {
  const clock = useAtomValue(farmClockAtom);
  return () => nowOn(clock);
}

type FarmClock = Parameters<typeof momentOfStamp>[1];

function nowOn(clock: FarmClock): FarmNow {
  return momentOn(stampNow(), clock);
}

function momentOn(stamp: ClockStamp, clock: FarmClock): FarmNow {
  const { date, time } = momentOfStamp(stamp, clock);
  return { date, time, stamp: settledStamp(stamp) };
}

const interval = 10_000;

/**
 * While nothing is typed, date and time follow the clock, unless the person chose them, so that a form left open records the right minute.
 * Once something is typed they stay, and change only when the clock turns out to be wrong.
 */
export function useNowUntilTyped(form: ReadingFormModel, active: boolean): void {
  const clock = useAtomValue(farmClockAtom);
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    const show = (now: FarmNow) => {
      const { state, follow } = latest.current;
      if (now.date !== state.date || now.time !== state.time) follow(now);
    };
    const follow = () => {
      if (active && latest.current.state.stamp) show(nowOn(clock));
    };
    const stopListening = onClockChange(() => {
      const { stamp } = latest.current.state;
      if (stamp) show(active ? nowOn(clock) : momentOn(stamp, clock));
    });
    const timer = setInterval(follow, interval);
    document.addEventListener('visibilitychange', follow);
    return () => {
      stopListening();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [active, clock]);
}
