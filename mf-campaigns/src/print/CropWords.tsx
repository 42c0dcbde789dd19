import type { Campaign } from '@seguia/shared/platform';
import { FormattedMessage, plotsAtom } from '@seguia/shared/platform';
import { useAtomValue } from 'jotai';
import { DateSpan } from '../DateSpan.tsx';
import { cropsWithin } from '../detail/crops-within.ts';
import type { SeriesSet } from '../series/series.ts';
import { usePlotName } from '../use-plot-name.ts';
import styles from './PrintSheet.module.css';

/** What stood in each plot, in the place of a sixth graph. */
export function CropWords({ campaign, series }: { campaign: Campaign; series: SeriesSet }) {
  const plots = useAtomValue(plotsAtom);
  const plotName = usePlotName();
  return (
    <section className={styles.crops}>
      <h2>
        <FormattedMessage id="campaigns.crops.title" defaultMessage="Cultures et variétés" />
      </h2>
      {series.plots.map(({ plotId }) => (
        <p key={plotId}>
          <strong>{plotName(plotId)}</strong>
          {cropsWithin(plots?.find((plot) => plot.id === plotId)?.crops ?? [], campaign).map((crop) => (
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
