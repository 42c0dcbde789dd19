import { meanWaterPerLight } from '@seguia/shared/domain/water/water-ratio';
import { noWater, waterFields } from '@seguia/shared/domain/water/water-quantities';
import { FormattedMessage, useIntl, waterDaysAtom } from '@seguia/shared/platform';
import { ChartFrame, Chip, isolated } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useMemo, useRef } from 'react';
import { graphHeight, marginsFor, plotWidth } from '../graph/drawing/geometry.ts';
import { savePicture } from '../graph/drawing/save-picture.ts';
import { GraphPointer } from '../graph/pointing/GraphPointer.tsx';
import { nearestDay } from '../graph/pointing/nearest-day.ts';
import { useWidth } from '../graph/pointing/use-width.ts';
import type { View } from '../graph/pointing/view.ts';
import { latestDay } from '../series/figures/ec-difference.ts';
import { useWaterFormat } from './use-water-format.ts';
import { waterDrawing } from './water-drawing.ts';
import { daysIn, waterSeries } from './water-series.ts';
import { WaterPicture } from './WaterPicture.tsx';
import { slotOf, WaterReadout } from './WaterReadout.tsx';
import { WaterTable } from './WaterTable.tsx';
import graph from '../graph/Graph.module.css';

export interface WaterGraphProps {
  /** Whose days: of each plot its own or the farm's, of several the mean. */
  plotIds: readonly string[];
  view: View;
  /** What stands above the picture and in its file's name. */
  campaign: string;
}

const margins = marginsFor(2);

/** Whether the water followed the light: both of each day, and the water for the light. Nothing where no day of the span is known. */
export function WaterGraph({ plotIds, view, campaign }: WaterGraphProps) {
  const intl = useIntl();
  const words = useWaterFormat();
  const known = useAtomValue(waterDaysAtom);
  const [measureBox, width] = useWidth();
  const chart = useRef<HTMLDivElement>(null);
  const { span } = view;
  const series = useMemo(() => known && waterSeries(known, plotIds, span), [known, plotIds, span]);
  const drawing = useMemo(
    () => (series && width > 0 ? waterDrawing(series, span, plotWidth(width, margins)) : null),
    [series, span, width],
  );
  if (!series) return null;
  const lines = waterFields.map((field) => ({ days: series[field] }));
  const day = view.day !== null && view.day >= span.from && view.day <= span.to ? view.day : null;
  const shownDay = day ?? latestDay(lines, span);
  const valuesOn = (at: number) => daysIn(series, { from: at, to: at })[0] ?? noWater;
  const mean = meanWaterPerLight(daysIn(series, span));
  const legend = waterFields.map((field) => ({ id: field, label: words.head(field), series: slotOf[field] }));
  const spoken = (at: number) => {
    const values = valuesOn(at);
    const known = waterFields.flatMap((field) => {
      const value = values[field];
      return value === null ? [] : [`${words.name(field)} ${words.withUnit(field, value)}`];
    });
    const ratio = words.ratio(values);
    return intl.formatList(ratio === null ? known : [...known, ratio], { type: 'unit' });
  };
  return (
    <ChartFrame
      title={words.title}
      legend={legend}
      readout={shownDay !== null && <WaterReadout day={shownDay} values={valuesOn(shownDay)} />}
      note={mean !== null && isolated(words.mean(mean))}
      table={<WaterTable series={series} span={span} />}
      actions={
        <Chip
          icon="download"
          onPress={() => void savePicture(chart.current, { title: words.title, subtitle: campaign, legend })}
        >
          <FormattedMessage id="campaigns.graph.save" defaultMessage="Exporter PNG" />
        </Chip>
      }
    >
      <div ref={measureBox} className={graph.box} style={{ minHeight: graphHeight }}>
        <div ref={chart}>
          {drawing && (
            <WaterPicture drawing={drawing} span={span} width={width} margins={margins} label={words.title} />
          )}
        </div>
        {drawing && (
          <GraphPointer
            width={width}
            height={graphHeight}
            margins={margins}
            span={span}
            day={day}
            nearest={(offset, plot) => nearestDay(lines, { offset, width: plot, span })}
            onDay={view.onDay}
            onHover={view.onHover}
            onZoom={view.onZoom}
            onPinch={view.onPinch}
            label={intl.formatMessage(
              { id: 'campaigns.graph.day', defaultMessage: '{graph} : jour' },
              { graph: words.title },
            )}
            valueText={
              day === null
                ? intl.formatMessage({ id: 'campaigns.graph.noDay', defaultMessage: 'Aucun jour choisi' })
                : spoken(day)
            }
            renderValues={(at) => <WaterReadout beside day={at} values={valuesOn(at)} />}
          />
        )}
        {width > 0 && !drawing && (
          <p className={graph.words}>
            <FormattedMessage id="campaigns.graph.empty" defaultMessage="Aucune valeur sur cette période." />
          </p>
        )}
      </div>
    </ChartFrame>
  );
}
