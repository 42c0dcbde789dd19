import type { Campaign, PlotCrop } from '@seguia/shared/platform';
import { FormattedMessage, Link, paths, plotsAtom, useIntl } from '@seguia/shared/platform';
import { List, Num, Section } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { DateSpan } from '../facts/DateSpan.tsx';
import type { SeriesSet } from '../../series/series.ts';
import { usePlotName } from '../../plot-names/use-plot-name.ts';
import styles from './CropsAndVarieties.module.css';
import { cropsInSpan } from '../facts/crops-in-span.ts';

interface CropsAndVarietiesProps {
  campaign: Campaign;
  series: SeriesSet;
}

/** The crops and varieties of each plot during the campaign, with links to their own graphs. */
export function CropsAndVarieties({ campaign, series }: CropsAndVarietiesProps) {
  const intl = useIntl();
  const plots = useAtomValue(plotsAtom);
  const plotName = usePlotName();
  const title = intl.formatMessage({ id: 'campaigns.crops.title', defaultMessage: 'Cultures et variétés' });
  return (
    <Section title={title}>
      <List label={title}>
        {series.plots.map(({ plotId }) => (
          <li key={plotId} className={styles.plot}>
            <Link to={paths.campaignPlot(campaign.id, plotId)} className={styles.name}>
              {plotName(plotId)}
            </Link>
            <ul className={styles.crops}>
              {cropsInSpan(plots?.find((plot) => plot.id === plotId)?.crops ?? [], campaign).map((crop) => (
                <li key={`${crop.cropTypeId} ${crop.from}`}>
                  <CropLink campaign={campaign} plotId={plotId} crop={crop} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </List>
    </Section>
  );
}

function CropLink({ campaign, plotId, crop }: { campaign: Campaign; plotId: string; crop: PlotCrop }) {
  return (
    <>
      <Link to={paths.campaignCropType(campaign.id, plotId, crop.cropTypeId)} className={styles.variety}>
        <FormattedMessage
          id="campaigns.crops.variety"
          defaultMessage="{crop}, {variety}"
          values={{ crop: crop.cropName, variety: crop.cropTypeName }}
        />
      </Link>{' '}
      <span className={styles.dates}>
        <Num>
          <DateSpan from={crop.from} to={crop.to ?? campaign.endDate} />
        </Num>
      </span>
    </>
  );
}
