import { cropsOn } from '@seguia/shared/domain/bands';
import { stageOn } from '@seguia/shared/domain/plantings/stages';
import { type Plot, todayAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { StageSince } from '../stage/StageSince.tsx';

/** The stage that each planting of a plot is in today, where one is noted. */
export function PlotStages({ plot }: { plot: Plot }) {
  const today = useAtomValue(todayAtom);
  const standing = cropsOn(plot.crops, today);
  return standing.map((crop) => {
    const stage = stageOn(crop, today);
    return (
      stage && (
        <StageSince
          key={`${crop.cropTypeId} ${crop.from}`}
          crop={crop}
          stage={stage}
          name={standing.length > 1 ? formatCrops([crop]) : undefined}
        />
      )
    );
  });
}
