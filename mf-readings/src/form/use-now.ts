import { farmNow } from '@seguia/shared/domain/farm-time';
import { farmClockAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import type { ReadingFormModel } from './use-reading-form.ts';

/** The farm's date and time now. */
export function useFarmNow(): () => { date: string; time: string } {
  const clock = useAtomValue(farmClockAtom);
  return () => farmNow(clock);
}

const interval = 10_000;

/** While nothing is typed, date and time go on with the clock, unless the person set them: a form left open records the right minute. */
export function useNowUntilTyped(form: ReadingFormModel, active: boolean): void {
  const clock = useAtomValue(farmClockAtom);
  const { date, time } = form.state;
  const shown = useRef({ date, time });
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    if (!active) return;
    const follow = () => {
      const { state, set } = latest.current;
      if (state.date !== shown.current.date || state.time !== shown.current.time) return;
      const now = farmNow(clock);
      if (now.date === state.date && now.time === state.time) return;
      shown.current = now;
      set(now);
    };
    const timer = setInterval(follow, interval);
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [active, clock]);
}
