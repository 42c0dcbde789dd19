import type { Campaign } from '@seguia/shared/platform';
import { farmAtom, useIntl } from '@seguia/shared/platform';
import { LineSample } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { createPortal } from 'react-dom';
import { CropWords } from './CropWords.tsx';
import type { CampaignLook } from '../detail/use-measure-lines.ts';
import type { FigureRow } from '../detail/use-figure-rows.ts';
import { isoDay } from '../series/calendar.ts';
import { measures } from '../series/measures.ts';
import { usePlotName } from '../use-plot-name.ts';
import { writeSpan } from '../write-span.ts';
import { PaperFigures } from './PaperFigures.tsx';
import { PaperGraph } from './PaperGraph.tsx';
import styles from './PrintSheet.module.css';

interface PrintSheetProps {
  campaign: Campaign;
  look: CampaignLook;
  rows: FigureRow[];
}

/** The campaign on paper: its graphs, figures and crops on one A4 page (a farm of fifty plots takes a second one for the figures). */
export function PrintSheet({ campaign, look, rows }: PrintSheetProps) {
  const intl = useIntl();
  const farm = useAtomValue(farmAtom);
  const plotName = usePlotName();
  const { span, picks, series } = look;
  return createPortal(
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h1>
          <bdi>{campaign.name}</bdi>
        </h1>
        <p>
          <bdi>{farm?.name}</bdi> · <bdi>{writeSpan(intl.locale, isoDay(span.from), isoDay(span.to))}</bdi>
        </p>
        <ul className={styles.legend}>
          {[...picks].map(([slot, plotId]) => (
            <li key={slot}>
              <LineSample series={slot} />
              {plotName(plotId)}
            </li>
          ))}
        </ul>
      </header>
      <div className={styles.graphs}>
        {measures.map((measure) => (
          <PaperGraph key={measure} measure={measure} look={look} />
        ))}
        <CropWords campaign={campaign} series={series} />
      </div>
      <PaperFigures rows={rows} span={span} />
    </article>,
    document.body,
  );
}
