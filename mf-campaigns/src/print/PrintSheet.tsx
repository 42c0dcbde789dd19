import { FormattedMessage, useIntl } from '@seguia/shared/platform';
import { Paper } from '@seguia/shared/ui-dates';
import type { ReactNode } from 'react';
import type { LegendEntry } from '../graph/drawing/legend-entry.ts';
import { LegendSample } from '../graph/drawing/LegendSample.tsx';
import type { PlotFigures } from '../tables/use-plot-figures.ts';
import { isoDay } from '../series/calendar.ts';
import type { Span } from '../series/series.ts';
import { formatSpan } from '../series/format-span.ts';
import { PaperFigures } from './PaperFigures.tsx';
import styles from './PrintSheet.module.css';

interface PrintSheetProps {
  title: string;
  /** What the title is a part of, beneath it. */
  partOf?: string | undefined;
  span: Span;
  legend: readonly LegendEntry[];
  /** Whether an earlier campaign lies beneath. */
  compared: boolean;
  /** The text before the graphs. */
  lead?: ReactNode;
  /** Paper graphs, and what is in the place of a sixth. */
  children: ReactNode;
  rows: PlotFigures[];
  /** Stands on pages of its own. */
  behind?: ReactNode;
}

/** A screen on paper: its graphs, figures and crops on one A4 page (a farm of fifty plots takes a second one for the figures). */
export function PrintSheet({ title, partOf, span, legend, compared, lead, children, rows, behind }: PrintSheetProps) {
  const intl = useIntl();
  return (
    <Paper
      title={title}
      facts={[...(partOf === undefined ? [] : [partOf]), formatSpan(intl.locale, isoDay(span.from), isoDay(span.to))]}
      lead={
        <>
          {lead}
          <ul className={styles.legend}>
            {legend.map(({ id, series, label }) => (
              <li key={id}>
                <LegendSample series={series} />
                {label}
              </li>
            ))}
            {compared && (
              <li>
                <FormattedMessage id="campaigns.graph.earlier" defaultMessage="Traits fins : la campagne comparée." />
              </li>
            )}
          </ul>
        </>
      }
    >
      <div className={styles.graphs}>{children}</div>
      <PaperFigures rows={rows} span={span} />
      {behind}
    </Paper>
  );
}
