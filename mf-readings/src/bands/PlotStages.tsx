import { cropsOn } from '@seguia/shared/domain/bands';
import { stageOn } from '@seguia/shared/domain/plantings/stages';
import { type Plot, todayAtom, useIntl } from '@seguia/shared/platform';
import { Button } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import styles from './Bands.module.css';
import { stageMessages } from './stage-messages.ts';
import { StageSince } from './StageSince.tsx';

export interface PlotStagesProps {
  plot: Plot;
  /** Opens the form of the plot's stages; undefined for people who may not change them. */
  onEdit: (() => void) | undefined;
}

/** The stage that each planting of a plot is in today. People who may not note stages see nothing where none is noted. */
export function PlotStages({ plot, onEdit }: PlotStagesProps) {
  const intl = useIntl();
  const today = useAtomValue(todayAtom);
  const standing = cropsOn(plot.crops, today);
  const known = standing.flatMap((crop) => {
    const stage = stageOn(crop, today);
    return stage ? [{ crop, stage }] : [];
  });
  if (plot.crops.length === 0 || (known.length === 0 && !onEdit)) return null;
  return (
    <div className={styles.now}>
      <div>
        {known.length === 0 && <p className={styles.none}>{intl.formatMessage(stageMessages.notNoted)}</p>}
        {known.map(({ crop, stage }) => (
          <StageSince
            key={`${crop.cropTypeId} ${crop.from}`}
            crop={crop}
            stage={stage}
            name={standing.length > 1 ? formatCrops([crop]) : undefined}
          />
        ))}
      </div>
      {onEdit && (
        <Button
          variant="quiet"
          icon="calendar"
          label={`${intl.formatMessage(stageMessages.open)} ${plot.name}`}
          onPress={onEdit}
        >
          {intl.formatMessage(stageMessages.open)}
        </Button>
      )}
    </div>
  );
}
