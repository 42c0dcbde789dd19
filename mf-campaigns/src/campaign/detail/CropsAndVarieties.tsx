import type { Campaign, PlotCrop } from '@seguia/shared/platform';
import { FormattedMessage, Link, paths, plotsAtom, useIntl } from '@seguia/shared/platform';
import { Button, List, Num, Section } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { DateSpan } from '../facts/DateSpan.tsx';
import type { SeriesSet } from '../../series/series.ts';
import { usePlotName } from '../../plot-names/use-plot-name.ts';
import styles from './CropsAndVarieties.module.css';
import { cropsInSpan } from '../facts/crops-in-span.ts';

/** The plots that are listed at first, which are less than two screens of a phone. */
const shownAtFirst = 12;

interface CropsAndVarietiesProps {
  campaign: Campaign;
  series: SeriesSet;
}

/** The crops and varieties of each plot during the campaign, with links to their own graphs. */
export function CropsAndVarieties({ campaign, series }: CropsAndVarietiesProps) {
  const intl = useIntl();
  const plots = useAtomValue(plotsAtom);
  const plotName = usePlotName();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? series.plots : series.plots.slice(0, shownAtFirst);
  const title = intl.formatMessage({ id: 'campaigns.crops.title', defaultMessage: 'Cultures et variétés' });
  return (
    <Section title={title}>
      <List label={title}>
        {shown.map(({ plotId }) => (
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
      {shown.length < series.plots.length && (
        <Button full icon="expand" onPress={() => setWhole(true)}>
          <FormattedMessage id="campaigns.certification.allPlots" defaultMessage="Toutes les parcelles" />
        </Button>
      )}
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
