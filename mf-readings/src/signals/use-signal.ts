import { bandState, isOutside, type Limits } from '@seguia/shared/domain/bands';
import { toneAtom, vibrationAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { useRef } from 'react';
import { playTone } from './tone.ts';

/** Milliseconds of vibration and rest: one short pulse in the target, two long ones outside. */
const pulses = { in: [30], out: [90, 70, 90] };

/**
 * Says by vibration and tone, as this person wants it, whether a value is in its target: a thumb learns it without a look at the screen. A
 * field says a value once.
 */
export function useSignal(): (field: string, value: number | null, limits: Limits | null) => void {
  const vibrates = useAtomValue(vibrationAtom);
  const sounds = useAtomValue(toneAtom);
  const valuesBefore = useRef(new Map<string, number>());
  return (field, value, limits) => {
    if (value === null || valuesBefore.current.get(field) === value) return;
    valuesBefore.current.set(field, value);
    const state = limits && bandState(value, limits);
    if (!state) return;
    const kind = isOutside(state) ? 'out' : 'in';
    if (vibrates && 'vibrate' in navigator) navigator.vibrate(pulses[kind]);
    if (sounds) playTone(kind);
  };
}
