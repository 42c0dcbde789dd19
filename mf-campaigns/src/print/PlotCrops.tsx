import type { Campaign, PlotCrop } from '@seguia/shared/platform';
import { FormattedMessage } from '@seguia/shared/platform';
import { DateSpan } from '../campaign/facts/DateSpan.tsx';
import { usePlotName } from '../plot-names/use-plot-name.ts';
import styles from './PrintSheet.module.css';

interface PlotCropsProps {
  campaign: Campaign;
  /** What stood in each plot during the campaign. */
  plots: { plotId: string; crops: PlotCrop[] }[];
}

/** What stood in each plot, in the place of a sixth graph. */
export function PlotCrops({ campaign, plots }: PlotCropsProps) {
  const plotName = usePlotName();
  return (
    <section className={styles.crops}>
      <h2>
        <FormattedMessage id="campaigns.crops.title" defaultMessage="Cultures et variétés" />
      </h2>
      {plots.map(({ plotId, crops }) => (
        <p key={plotId}>
          <strong>{plotName(plotId)}</strong>
          {crops.map((crop) => (
            <span key={`${crop.cropTypeId} ${crop.from}`}>
              {' · '}
              <bdi>{crop.cropTypeName}</bdi>{' '}
              <bdi>
                <DateSpan from={crop.from} to={crop.to ?? campaign.endDate} short />
              </bdi>
            </span>
          ))}
        </p>
      ))}
    </section>
  );
}
