import { Axes, type AxisProps, Grid } from '@nivo/axes';
import { type CartesianMarkerProps, CartesianMarkers, Container, type Margin, SvgWrapper } from '@nivo/core';
import { type AnyScale, computeScale, type ScaleLinear } from '@nivo/scales';
import { Fragment, memo, type ReactNode, useMemo } from 'react';
import { AxisText } from './AxisText.tsx';
import { nivoTheme } from './theme.ts';
import styles from './NivoFrame.module.css';

/** What a layer of ours is drawn with: the size of the plot area in px, and nivo's scales from values to places in it. */
export interface LayerProps {
  innerWidth: number;
  innerHeight: number;
  xScale: ScaleLinear<number>;
  yScale: ScaleLinear<number>;
}

/** A layer of nivo, by its name, or one of ours. */
export type Layer = 'grid' | 'axes' | 'markers' | ((props: LayerProps) => ReactNode);

/** A linear axis, whose both ends are given. */
export interface LinearSpec {
  type: 'linear';
  min: number;
  max: number;
}

export interface NivoFrameProps {
  /** The size of the whole drawing in px. */
  width: number;
  height: number;
  margin: Margin;
  /** Describes the drawing to a screen reader. */
  ariaLabel: string;
  xScale: LinearSpec;
  yScale: LinearSpec;
  axisTop?: AxisProps<number> | null;
  axisRight?: AxisProps<number> | null;
  axisBottom?: AxisProps<number> | null;
  axisLeft?: AxisProps<number> | null;
  gridXValues?: number[];
  gridYValues?: number[];
  markers?: readonly CartesianMarkerProps<number>[];
  /** What is drawn, from the back to the front. */
  layers: readonly Layer[];
}

/** The axis for nivo, which does not know of what kind its values are; its values are lean texts, unless it draws its own. */
const axisOf = (axis: AxisProps<number> | null | undefined): AxisProps | null =>
  axis ? ({ renderTick: AxisText, ...axis } as AxisProps) : null;

const none: never[] = [];

/**
 * A graph of nivo's parts, with the properties of its `<Line>`: theme, scales, grid, axes and markers are nivo's, the layers of values are
 * ours. `<Line>` composes the same parts, but makes a point object with texts of each value, which doubles a first paint (decision 175).
 */
export const NivoFrame = memo(function NivoFrame(props: NivoFrameProps) {
  const { width, height, margin, ariaLabel, xScale: xSpec, yScale: ySpec, layers } = props;
  const { gridXValues = none, gridYValues = none, markers = none } = props;
  const innerWidth = Math.max(1, width - margin.left - margin.right);
  const innerHeight = Math.max(1, height - margin.top - margin.bottom);
  const xScale = useScale('x', xSpec, innerWidth);
  const yScale = useScale('y', ySpec, innerHeight);
  const size = { width: innerWidth, height: innerHeight, xScale: xScale as AnyScale, yScale: yScale as AnyScale };
  const drawn = {
    grid: <Grid {...size} xValues={gridXValues} yValues={gridYValues} />,
    axes: (
      <Axes
        {...size}
        top={axisOf(props.axisTop)}
        right={axisOf(props.axisRight)}
        bottom={axisOf(props.axisBottom)}
        left={axisOf(props.axisLeft)}
      />
    ),
    markers: markers.length > 0 && (
      <CartesianMarkers<number, number>
        markers={markers}
        width={innerWidth}
        height={innerHeight}
        xScale={xScale}
        yScale={yScale}
      />
    ),
  };
  return (
    <div className={styles.frame}>
      <Container theme={nivoTheme} animate={false} isInteractive={false} renderWrapper={false}>
        <SvgWrapper width={width} height={height} margin={margin} role="img" ariaLabel={ariaLabel}>
          {layers.map((layer, at) => (
            <Fragment key={typeof layer === 'string' ? layer : at}>
              {typeof layer === 'string' ? drawn[layer] : layer({ innerWidth, innerHeight, xScale, yScale })}
            </Fragment>
          ))}
        </SvgWrapper>
      </Container>
    </div>
  );
});

/** nivo reads an axis' ends from the data, where they are not given; here they are. */
const noData = { all: [], min: 0, max: 1 };

const useScale = (axis: 'x' | 'y', { type, min, max }: LinearSpec, size: number) =>
  useMemo(
    () => computeScale<number>({ type, min, max, nice: false }, noData, size, axis) as ScaleLinear<number>,
    [axis, type, min, max, size],
  );
