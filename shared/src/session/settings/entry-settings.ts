import * as v from 'valibot';
import { jsonOr, storedAtom } from '../storage/stored-atom.ts';

/** After which decimals our keypad moves on from an EC or a pH by itself: `one` (2.7), `two` (2.75), or `never`; it survives logout. */
export type MovesOn = 'one' | 'two' | 'never';

/** When our keypad moves on to the next field by itself; it survives logout. */
export const movesOnAtom = storedAtom<MovesOn>('seguia.moves-on', jsonOr(v.picklist(['one', 'two', 'never']), 'one'));

/** Whether the phone vibrates when a value is judged by its target, where it can; it survives logout. */
export const vibrationAtom = storedAtom<boolean>('seguia.vibration', jsonOr(v.boolean(), true));

/** Whether a short tone says if a value is in its target; it survives logout. */
export const toneAtom = storedAtom<boolean>('seguia.tone', jsonOr(v.boolean(), false));
