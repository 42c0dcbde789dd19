import { HeatMapCanvas } from '@nivo/heatmap';
import { memo, useEffect, useMemo, useState } from 'react';
import { heatColours, type HeatColours, onLooksChange } from './heat-colours.ts';
import type { HeatGridProps } from './heat-grid.ts';
import type { HeatLook } from './heat-look.ts';
import { canvasHeight, heatPlaces } from './heat-places.ts';
import { HeatPointer } from './HeatPointer.tsx';
import { fitName, namesWidth } from './names.ts';
import { paintCell } from './paint-cell.ts';
import { paintTicks } from './paint-ticks.ts';
import styles from './HeatGrid.module.css';

interface Cell {
  x: number;
  y: null;
  /** Null where there is no cell: nivo places columns by the cells that it is given, so each row has all of them. */
  look: HeatLook | null;
}

/** What nivo would work out for each of 10,000 cells, in colours of its own: cells are painted by `paintCell`. */
const unused = { colors: () => '', label: () => '', borderColor: 'transparent', labelTextColor: 'transparent' };

/**
 * A picture that is saved must be sharp on paper and on other screens, so a canvas of less than that many px is at least twice as fine as the
 * page. A wider one is sharp as it is, and four times as many dots would take it over the second that a map may take.
 */
const sharpFrom = 1600;

/** Rows × columns of coloured cells on a canvas, with the rows' names beside them, ticks above, and a pointer over it. It is painted again only where its cells change. */
export const HeatGrid = memo(function HeatGrid(props: HeatGridProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [colours, setColours] = useState<HeatColours | null>(null);
  useEffect(() => {
    if (!place) return undefined;
    const read = () => setColours(heatColours(place));
    read();
    return onLooksChange(place, read);
  }, [place]);
  return (
    <div ref={setPlace} className={styles.map}>
      {colours && <PaintedGrid {...props} colours={colours} />}
    </div>
  );
});

function PaintedGrid({ colours, ...props }: HeatGridProps & { colours: HeatColours }) {
  const { rows, columns, ticks, lookOf, namesSide: side, width, canvas, label } = props;
  const places = useMemo(() => {
    const names = namesWidth(rows, colours, width);
    return heatPlaces({ width, rows: rows.length, columns }, { width: names, side });
  }, [rows, columns, colours, width, side]);
  const data = useMemo(
    () =>
      rows.map(({ id }, row) => ({
        id,
        data: Array.from({ length: columns }, (_, column): Cell => ({
          x: column,
          y: null,
          look: lookOf({ row, column }),
        })),
      })),
    [rows, columns, lookOf],
  );
  const nameOf = useMemo(() => {
    const room = side === 'left' ? places.left : places.right;
    const names = new Map(rows.map(({ id, name }) => [id, fitName(name, room, colours)]));
    return (id: string) => names.get(id) ?? '';
  }, [rows, places, colours, side]);
  const names = { tickSize: 0, tickPadding: 8, format: nameOf };
  const text = { fontFamily: colours.font, fontSize: colours.size, fill: colours.text };
  return (
    <div className={styles.frame} style={{ width, height: canvasHeight(places) }}>
      <HeatMapCanvas<Cell, object>
        ref={canvas}
        data={data}
        width={width}
        height={canvasHeight(places)}
        margin={{ top: places.top, right: places.right, bottom: 0, left: places.left }}
        yInnerPadding={places.gap}
        animate={false}
        isInteractive={false}
        enableLabels={false}
        {...unused}
        axisTop={null}
        axisLeft={side === 'left' ? names : null}
        axisRight={side === 'right' ? names : null}
        renderCell={(context, { cell: { data: cell, x, y, width: wide, height: high } }) => {
          if (cell.look)
            paintCell(
              context,
              cell.look,
              { left: x - wide / 2, top: y - high / 2, width: wide, height: high },
              colours,
            );
        }}
        layers={['cells', (context) => paintTicks(context, ticks, places, colours), 'axes']}
        pixelRatio={Math.max(width < sharpFrom ? 2 : 1, window.devicePixelRatio)}
        theme={{ background: colours.surface, text, axis: { ticks: { text } } }}
        role="img"
        ariaLabel={label}
      />
      <HeatPointer {...props} places={places} />
    </div>
  );
}
