import { plain } from '@seguia/shared/domain/imports/cells/plain-text';
import type { CropType, Plot, SheetView } from '@seguia/shared/platform';

type Named = SheetView['varieties'][number];

/** A variety that a file names for a plot in which the farm has not noted it. */
export interface MissingPlanting extends Named {
  key: string;
  plotName: string;
  /** The farm's variety of that name; null where it has none. */
  cropTypeId: string | null;
  /** Whether another variety is noted there on some of the days: then the file may use another name for it. */
  isOther: boolean;
}

/** The plantings that a file shows and the farm lacks. A variety that is noted in its plot on some of its days is no new planting. */
export function missingPlantings(
  named: readonly Named[],
  plots: readonly Plot[],
  cropTypes: readonly CropType[],
): MissingPlanting[] {
  return named.flatMap((variety): MissingPlanting[] => {
    const plot = plots.find(({ id }) => id === variety.plotId);
    if (!plot) return [];
    const { name, from, to } = variety;
    const noted = plot.crops.filter((crop) => crop.from <= to && (crop.to === null || crop.to >= from));
    if (noted.some(({ cropTypeName }) => plain(cropTypeName) === plain(name))) return [];
    return [
      {
        ...variety,
        key: `${variety.plotId} ${plain(name)} ${from}`,
        plotName: plot.name,
        cropTypeId: cropTypes.find((type) => plain(type.name) === plain(name))?.id ?? null,
        isOther: noted.length > 0,
      },
    ];
  });
}
