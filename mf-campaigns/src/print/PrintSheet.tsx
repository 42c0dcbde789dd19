import { farmAtom, useIntl } from '@seguia/shared/platform';
import type { Series } from '@seguia/shared/ui';
import { LineSample } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { PlotFigures } from '../tables/use-plot-figures.ts';
import { isoDay } from '../series/calendar.ts';
import type { Span } from '../series/series.ts';
import { formatSpan } from '../facts/format-span.ts';
import { PaperFigures } from './PaperFigures.tsx';
import styles from './PrintSheet.module.css';

interface PrintSheetProps {
  title: string;
  /** What the title is a part of, beneath it. */
  partOf?: string | undefined;
  span: Span;
  legend: { series: Series; label: string }[];
  /** The text before the graphs. */
  lead?: ReactNode;
  /** Paper graphs, and what stands in the place of a sixth. */
  children: ReactNode;
  rows: PlotFigures[];
}

/** A screen on paper: its graphs, figures and crops on one A4 page (a farm of fifty plots takes a second one for the figures). */
export function PrintSheet({ title, partOf, span, legend, lead, children, rows }: PrintSheetProps) {
  const intl = useIntl();
  const farm = useAtomValue(farmAtom);
  return createPortal(
    <article className={styles.sheet}>
      <header className={styles.head}>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        <p>
          <bdi>{farm?.name}</bdi> · {partOf !== undefined && <bdi>{partOf}</bdi>}
          {partOf !== undefined && ' · '}
          <bdi>{formatSpan(intl.locale, isoDay(span.from), isoDay(span.to))}</bdi>
        </p>
        {lead}
        <ul className={styles.legend}>
          {legend.map(({ series, label }) => (
            <li key={series}>
              <LineSample series={series} />
              {label}
            </li>
          ))}
        </ul>
      </header>
      <div className={styles.graphs}>{children}</div>
      <PaperFigures rows={rows} span={span} />
    </article>,
    document.body,
  );
}
