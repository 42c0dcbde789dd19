import { atom } from 'jotai';
import type { EcUnit, VolumeUnit } from '../../domain/units.ts';
import { accountKeyAtom } from '../account/session.ts';
import { farmAtom } from '../account/farm-choice.ts';
import { jsonOr, storedAtom } from '../storage/stored-atom.ts';

export type Theme = 'system' | 'light' | 'dark' | 'outdoor';

const oneOf =
  <T extends string>(...values: T[]) =>
  (value: unknown): value is T =>
    values.includes(value as T);
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isText = (value: unknown): value is string => typeof value === 'string';

/** How the app looks; survives logout. */
export const themeAtom = storedAtom<Theme>(
  'seguia.theme',
  jsonOr(oneOf<Theme>('system', 'light', 'dark', 'outdoor'), 'system'),
);

/** The unit that this person types and reads EC in; survives logout. */
export const ecUnitAtom = storedAtom<EcUnit>(
  'seguia.ec-unit',
  jsonOr(oneOf<EcUnit>('mS/cm', 'µS/cm', 'dS/m'), 'mS/cm'),
);

/** Whether the phone's own keyboard is used instead of our keypad; survives logout. */
export const phoneKeyboardAtom = storedAtom<boolean>('seguia.phone-keyboard', jsonOr(isBoolean, false));

/** "Show only plots with irrigation units"; per account. */
export const onlyIrrigationPlotsAtom = storedAtom<boolean>(
  (get) => {
    const account = get(accountKeyAtom);
    return account && `seguia.only-irrigation:${account}`;
  },
  jsonOr(isBoolean, false),
);

/** The plot used last on the chosen farm; null where there is none. Per account and farm. */
export const lastPlotAtom = storedAtom<string | null>(
  (get) => {
    const account = get(accountKeyAtom);
    const farm = get(farmAtom);
    return account && farm && `seguia.last-plot:${account}:${farm.id}`;
  },
  jsonOr<string | null>(isText, null),
);

const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

/** The order in which this person walks the plots of the chosen farm, by plot id; empty for the farm's own. Per account and farm. */
export const walkingOrderAtom = storedAtom<readonly string[]>(
  (get) => {
    const account = get(accountKeyAtom);
    const farm = get(farmAtom);
    return account && farm && `seguia.walking-order:${account}:${farm.id}`;
  },
  jsonOr<readonly string[]>(isTexts, []),
);

/** What is remembered of a plot's drippers: how many, the volume that one gave, and its unit. */
export interface DripperMemory {
  dripperCount: number | null;
  intakePerDripper: number | null;
  dripperUnit: VolumeUnit;
}

const isMemory = (value: unknown): value is Record<string, DripperMemory> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Drippers by plot id; per account. */
export const dripperMemoryAtom = storedAtom<Readonly<Record<string, DripperMemory>>>(
  (get) => {
    const account = get(accountKeyAtom);
    return account && `seguia.drippers:${account}`;
  },
  jsonOr<Readonly<Record<string, DripperMemory>>>(isMemory, {}),
);

interface CustomParams {
  display_only_mine_in_last: boolean;
}

const isCustomParams = (value: unknown): value is CustomParams =>
  isBoolean((value as Partial<CustomParams> | null)?.display_only_mine_in_last);
const savedParamsAtom = storedAtom<CustomParams | null>(
  'custom_params',
  jsonOr<CustomParams | null>(isCustomParams, null),
);
const paramsLoadedAtom = atom(false);

/** The step "load custom params" of a start. */
export const loadCustomParamsAtom = atom(null, (_get, set) => set(paramsLoadedAtom, true));

/** "Display only my entries" in Latest. The specification's quirk: true at construction, false once loaded while the key does not exist yet. */
export const onlyMineInLastAtom = atom(
  (get) => (get(paramsLoadedAtom) ? (get(savedParamsAtom)?.display_only_mine_in_last ?? false) : true),
  (_get, set, only: boolean) => {
    set(paramsLoadedAtom, true);
    set(savedParamsAtom, { display_only_mine_in_last: only });
  },
);
