import { hasName } from '../agronomy/crop-names.ts';

/** Crops whose stages and bands are known. */
export type CropKind = 'tomato' | 'raspberry' | 'rose';

/** Growers' names for them in the app's languages. Farms name their crops themselves. */
const names: Record<CropKind, readonly string[]> = {
  tomato: ['tomate', 'tomato', 'tomatoes', 'pomidor', 'pomidory', 'طماطم', 'الطماطم', 'مطيشة'],
  raspberry: [
    'framboise',
    'framboisier',
    'raspberry',
    'raspberries',
    'frambuesa',
    'framboesa',
    'malina',
    'maliny',
    'توت العليق',
  ],
  rose: ['rose', 'rosier', 'rosa', 'roseira', 'róża', 'róże', 'ورد', 'الورد'],
};

/** The crop that a farm's name means ("Tomate cerise" is tomato); null where it is unknown. */
export function cropKind(name: string): CropKind | null {
  const kinds = Object.keys(names) as CropKind[];
  return kinds.find((kind) => names[kind].some((known) => hasName(name, known))) ?? null;
}
