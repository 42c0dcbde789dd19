import { FormattedMessage, useFormat, useIntl } from '@seguia/shared/platform';
import { ChartFrame, Chip, ErrorState, Skeleton } from '@seguia/shared/ui';
import { type ReactNode, type RefCallback, useRef } from 'react';
import type { HeatGridProps } from './heat-grid.ts';
import { type HeatEntry, HeatLegend } from './HeatLegend.tsx';
import { saveMap } from './save-map.ts';
import { useHeatGrid } from './use-heat-grid.ts';
import colours from './HeatColours.module.css';
import styles from './HeatFrame.module.css';

/** A map's cells for the room that it has. */
export type HeatContent = Omit<HeatGridProps, 'width' | 'canvas' | 'label' | 'namesSide'> & {
  /** What a cell is, beneath the cells. */
  note: string;
};

interface HeatFrameProps {
  /** The name of the region. */
  title: string;
  /** What is between title and cells: the verdict and the choice of the measure. */
  lead?: ReactNode;
  legend: readonly HeatEntry[];
  table: ReactNode;
  /** The texts of the picture that is saved, and of its file name. */
  picture: { title: string; subtitle: string };
  /** Measures the room of the map, whose width is `width` px. */
  measureBox: RefCallback<HTMLElement>;
  width: number;
  /** Null until the room is measured. */
  content: HeatContent | null;
}

/** A map with its legend, the same data as a table, and its picture; the code that draws it comes after the page. */
export function HeatFrame(props: HeatFrameProps) {
  const { title, lead, legend, table, picture, measureBox, width, content } = props;
  const intl = useIntl();
  const { dir } = useFormat();
  const canvas = useRef<HTMLCanvasElement>(null);
  const { Grid, retry } = useHeatGrid();
  return (
    <div className={colours.colours}>
      <ChartFrame
        title={title}
        readout={lead}
        table={table}
        actions={
          <Chip icon="download" onPress={() => canvas.current && void saveMap(canvas.current, { ...picture, legend })}>
            <FormattedMessage id="campaigns.graph.save" defaultMessage="Exporter PNG" />
          </Chip>
        }
      >
        {(asTable) =>
          !asTable && (
            <div ref={measureBox} className={styles.place}>
              {Grid === null ? (
                <ErrorState
                  text={intl.formatMessage({
                    id: 'campaigns.map.failed',
                    defaultMessage: 'La carte n’a pas pu être chargée. Le tableau a les mêmes chiffres.',
                  })}
                  onRetry={retry}
                />
              ) : Grid && content ? (
                <Grid
                  {...content}
                  label={title}
                  namesSide={dir === 'rtl' ? 'right' : 'left'}
                  width={width}
                  canvas={canvas}
                />
              ) : (
                <Skeleton look="chart" count={1} />
              )}
              <HeatLegend entries={legend} />
              {content && <p className={styles.note}>{content.note}</p>}
            </div>
          )
        }
      </ChartFrame>
    </div>
  );
}
