import { atom } from 'jotai';
import * as v from 'valibot';
import type { Recipe } from '../../domain/imports/recipe.ts';
import { type EcUnit, ecUnits, type VolumeUnit, volumeUnits } from '../../domain/units.ts';
import { accountKeyAtom } from '../account/session.ts';
import { farmAtom } from '../account/farm-choice.ts';
import { jsonOr, storedAtom } from '../storage/stored-atom.ts';

export type Theme = 'system' | 'light' | 'dark' | 'outdoor';

/** The theme; it survives logout. */
export const themeAtom = storedAtom<Theme>(
  'seguia.theme',
  jsonOr(v.picklist(['system', 'light', 'dark', 'outdoor']), 'system'),
);

/** The unit in which this person types and reads EC; it survives logout. */
export const ecUnitAtom = storedAtom<EcUnit>('seguia.ec-unit', jsonOr(v.picklist(ecUnits), 'mS/cm'));

/** Whether the phone's own keyboard is used instead of our keypad; it survives logout. */
export const phoneKeyboardAtom = storedAtom<boolean>('seguia.phone-keyboard', jsonOr(v.boolean(), false));

/** Whether our keypad inserts the decimal mark by itself where a measure says so (27 is 2.7); it survives logout. */
export const automaticMarkAtom = storedAtom<boolean>('seguia.automatic-mark', jsonOr(v.boolean(), true));

/**
 * Whether single keys navigate (j, k, n, / and ?); it survives logout. It can be switched off, because speech control types letters too
 * (WCAG 2.1.4).
 */
export const keyMovesAtom = storedAtom<boolean>('seguia.key-moves', jsonOr(v.boolean(), true));

/** "Show only plots with irrigation units"; stored per account. */
export const onlyIrrigationPlotsAtom = storedAtom<boolean>(
  (get) => {
    const account = get(accountKeyAtom);
    return account && `seguia.only-irrigation:${account}`;
  },
  jsonOr(v.boolean(), false),
);

/** The plot used last on the chosen farm; null for none. Stored per account and farm. */
export const lastPlotAtom = storedAtom<string | null>(
  (get) => {
    const account = get(accountKeyAtom);
    const farm = get(farmAtom);
    return account && farm && `seguia.last-plot:${account}:${farm.id}`;
  },
  jsonOr<string | null>(v.string(), null),
);

/** The meter used last on the chosen farm, on this device; null for none. Stored per account and farm. */
export const lastMeterAtom = storedAtom<string | null>(
  (get) => {
    const account = get(accountKeyAtom);
    const farm = get(farmAtom);
    return account && farm && `seguia.last-meter:${account}:${farm.id}`;
  },
  jsonOr<string | null>(v.string(), null),
);

/** This person's walking order on the chosen farm, by plot id; empty for the farm's own order. Stored per account and farm. */
export const walkingOrderAtom = storedAtom<readonly string[]>(
  (get) => {
    const account = get(accountKeyAtom);
    const farm = get(farmAtom);
    return account && farm && `seguia.walking-order:${account}:${farm.id}`;
  },
  jsonOr<readonly string[]>(v.array(v.string()), []),
);

/** A plot's drippers: their number, the volume that each gave, and its unit. */
export interface DripperMemory {
  dripperCount: number | null;
  intakePerDripper: number | null;
  dripperUnit: VolumeUnit;
}

const memorySchema = v.object({
  dripperCount: v.nullable(v.number()),
  intakePerDripper: v.nullable(v.number()),
  dripperUnit: v.picklist(volumeUnits),
});

/** Drippers by plot id; stored per account. */
export const dripperMemoryAtom = storedAtom<Readonly<Record<string, DripperMemory>>>(
  (get) => {
    const account = get(accountKeyAtom);
    return account && `seguia.drippers:${account}`;
  },
  jsonOr<Readonly<Record<string, DripperMemory>>>(v.record(v.string(), memorySchema), {}),
);

const texts = v.record(v.string(), v.string());
const choices = v.record(v.string(), v.nullable(v.string()));
/** The kinds and units are those of the app that stored them; what a newer one does not know is asked about again. */
const recipeSchema = v.object({
  file: v.string(),
  answers: v.object({
    plots: choices,
    meters: v.optional(choices),
    columns: texts,
    units: texts,
    heads: v.record(v.string(), v.number()),
    order: v.nullable(v.picklist(['dayFirst', 'monthFirst'])),
    decimal: v.nullable(v.picklist([',', '.'])),
    time: v.nullable(v.string()),
    dripperCount: v.nullable(v.number()),
    zone: v.nullable(v.string()),
    water: v.optional(v.object({ units: choices, drippersPerSquareMetre: v.nullable(v.number()) })),
  }),
});

/** What people answered about files on the chosen farm, by the files' layouts. Stored per account and farm. */
export const importRecipesAtom = storedAtom<Readonly<Record<string, Recipe>>>(
  (get) => {
    const account = get(accountKeyAtom);
    const farm = get(farmAtom);
    return account && farm && `seguia.import-recipes:${account}:${farm.id}`;
  },
  jsonOr<Readonly<Record<string, Recipe>>>(
    v.record(v.string(), recipeSchema) as v.GenericSchema<Record<string, Recipe>>,
    {},
  ),
);

interface CustomParams {
  display_only_mine_in_last: boolean;
}

const savedParamsAtom = storedAtom<CustomParams | null>(
  'custom_params',
  jsonOr<CustomParams | null>(v.object({ display_only_mine_in_last: v.boolean() }), null),
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
