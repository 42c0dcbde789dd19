import { FormattedMessage, useIntl } from '@seguia/shared/platform';
import { Chip, ChartFrame } from '@seguia/shared/ui';
import type { ReactNode } from 'react';
import { useMemo, useRef } from 'react';
import { latestDay } from '../series/figures/ec-difference.ts';
import type { BandArea } from '../series/figures/band-areas.ts';
import type { GraphQuantity } from '../series/graph-quantity.ts';
import type { Spread } from '../series/figures/others.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';
import { drawingOf } from './drawing/drawing.ts';
import { bucketsFor, graphHeight, marginsFor } from './drawing/geometry.ts';
import styles from './Graph.module.css';
import type { GraphLine } from './drawing/graph-line.ts';
import { GraphPointer } from './pointing/GraphPointer.tsx';
import { DrawnGraph } from './drawing/DrawnGraph.tsx';
import { nearestDay } from './pointing/nearest-day.ts';
import { PeriodTable } from './PeriodTable.tsx';
import { Readout } from './Readout.tsx';
import { formatPinnedDay } from './format-pinned-day.ts';
import { savePicture } from './drawing/save-picture.ts';
import { useAxisFormat } from './drawing/use-axis-format.ts';
import { useWidth } from './pointing/use-width.ts';
import type { View } from './pointing/view.ts';

export interface GraphProps {
  /** The name of the region, e.g. "Intake EC". */
  title: string;
  /** What stands above the picture and in its file's name: the campaign. */
  campaign: string;
  quantity: GraphQuantity;
  lines: GraphLine[];
  /** The plots that are not picked, reduced to so many buckets. */
  others?: ((buckets: number) => (Spread | null)[]) | undefined;
  /** Words for them in the legend. */
  othersLabel?: string | undefined;
  bands?: BandArea[] | undefined;
  guides?: number[] | undefined;
  view: View;
  /** `around` where the lines are named elsewhere on the page. */
  legend?: 'all' | 'around' | undefined;
  note?: ReactNode;
}

/** One chart with everything around it: legend, the pinned day's values, table, picture. */
export function Graph({
  title,
  campaign,
  quantity,
  lines,
  others,
  othersLabel,
  bands,
  guides,
  view,
  note,
  legend: legendOf = 'all',
}: GraphProps) {
  const intl = useIntl();
  const measures = useMeasureFormat();
  const axisFormat = useAxisFormat(quantity);
  const [measureBox, width] = useWidth();
  const chart = useRef<HTMLDivElement>(null);
  const { span } = view;
  const drawing = useMemo(() => {
    if (width === 0) return null;
    const buckets = bucketsFor(width, lines.length);
    return drawingOf({
      span,
      quantity,
      lines,
      buckets,
      others: others?.(buckets) ?? [],
      bands: bands ?? [],
      guides: guides ?? [],
    });
  }, [span, quantity, lines, others, bands, guides, width]);
  const day = view.day !== null && view.day >= span.from && view.day <= span.to ? view.day : null;
  // Without a pinned day the latest values stand there: useful by themselves, and nothing jumps when a day is pinned.
  const shownDay = useMemo(() => day ?? latestDay(lines, span), [day, lines, span]);
  const groups = useMemo(() => [{ title, quantity, lines }], [title, quantity, lines]);
  const unit = measures.unit(quantity);
  const around = [
    ...(othersLabel ? [{ id: 'others', label: othersLabel, series: 'band' as const }] : []),
    ...(drawing && drawing.bands.length > 0
      ? [
          {
            id: 'target',
            label: intl.formatMessage({ id: 'campaigns.graph.targetBand', defaultMessage: 'Plage cible' }),
            series: 'target' as const,
          },
        ]
      : []),
  ];
  const all = [...lines.map((line) => ({ id: line.id, label: line.label, series: line.slot })), ...around];
  return (
    <ChartFrame
      title={title}
      unit={unit}
      legend={legendOf === 'all' && lines.length > 1 ? all : around}
      readout={shownDay !== null && <Readout day={shownDay} lines={lines} quantity={quantity} measures={measures} />}
      note={note}
      table={
        <PeriodTable caption={unit ? `${title} (${unit})` : title} groups={groups} span={span} measures={measures} />
      }
      actions={
        <Chip
          icon="download"
          onPress={() =>
            void savePicture(chart.current, {
              title: unit ? `${title} (${unit})` : title,
              subtitle: campaign,
              legend: all,
            })
          }
        >
          <FormattedMessage id="campaigns.graph.save" defaultMessage="Exporter PNG" />
        </Chip>
      }
    >
      <div ref={measureBox} className={styles.box} style={{ minHeight: graphHeight }}>
        <div ref={chart}>
          {drawing && <DrawnGraph drawing={drawing} width={width} label={title} format={axisFormat} />}
        </div>
        {drawing && (
          <GraphPointer
            width={width}
            height={graphHeight}
            margins={marginsFor(lines.length)}
            span={span}
            day={day}
            nearest={(offset, plot) => nearestDay(lines, { offset, width: plot, span })}
            onDay={view.onDay}
            onHover={view.onHover}
            onZoom={view.onZoom}
            onPinch={view.onPinch}
            label={intl.formatMessage(
              { id: 'campaigns.graph.day', defaultMessage: '{graph} : jour' },
              { graph: title },
            )}
            valueText={
              day === null
                ? intl.formatMessage({ id: 'campaigns.graph.noDay', defaultMessage: 'Aucun jour choisi' })
                : formatPinnedDay(intl, measures, groups, day)
            }
            renderValues={(shownDay) => (
              <Readout beside day={shownDay} lines={lines} quantity={quantity} measures={measures} />
            )}
          />
        )}
        {width > 0 && !drawing && (
          <p className={styles.words}>
            <FormattedMessage id="campaigns.graph.empty" defaultMessage="Aucune valeur sur cette période." />
          </p>
        )}
      </div>
    </ChartFrame>
  );
}
