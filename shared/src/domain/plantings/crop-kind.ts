import { hasName } from '../agronomy/crop-names.ts';

/** Crops of which stages and their bands are known. */
export type CropKind = 'tomato' | 'raspberry' | 'rose';

/** What growers call them in the app's languages. A farm names its crops itself. */
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

/** Which crop a farm's name of it means ("Tomate cerise" is tomato); null where none is known by it. */
export function cropKind(name: string): CropKind | null {
  const kinds = Object.keys(names) as CropKind[];
  return kinds.find((kind) => names[kind].some((known) => hasName(name, known))) ?? null;
}
