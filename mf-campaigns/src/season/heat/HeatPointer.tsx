import { gestures } from '@seguia/shared/ui';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { Beside } from '../../graph/pointing/Beside.tsx';
import { heatKey } from './heat-keys.ts';
import type { HeatGridProps } from './heat-grid.ts';
import { boxOf, cellAt, cellsHeight, type HeatCell, type HeatPlaces } from './heat-places.ts';
import styles from './HeatGrid.module.css';

interface HeatPointerProps extends Pick<
  HeatGridProps,
  'label' | 'rows' | 'columns' | 'lookOf' | 'spokenOf' | 'renderCard' | 'onOpen' | 'width'
> {
  places: HeatPlaces;
}

interface Press {
  x: number;
  y: number;
  at: number;
}

/** The distance in px between a cell and its card; a finger covers some of it. */
const gaps = { mouse: 12, finger: 32 };

/**
 * Lies over the cells: hovering, touching or the arrow keys show a cell's values in a card, a click, a tap or Enter opens it. A finger that
 * moves sideways or holds looks, and opens nothing; one that moves up or down scrolls the page. To assistive technology it is a slider
 * whose text is the cell in words.
 */
export function HeatPointer(props: HeatPointerProps) {
  const { label, rows, columns, lookOf, spokenOf, renderCard, onOpen, width, places } = props;
  const [cell, setCell] = useState<HeatCell | null>(null);
  const [isFinger, setFinger] = useState(false);
  const press = useRef<Press | null>(null);
  const shown = cell && lookOf(cell) ? cell : null;
  const point = (event: PointerEvent<HTMLDivElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const next = cellAt(places, event.clientX - left, event.clientY - top);
    setFinger(event.pointerType !== 'mouse');
    setCell((before) => (before?.row === next.row && before.column === next.column ? before : next));
    return next;
  };
  const lift = (event: PointerEvent<HTMLDivElement>) => {
    const begun = press.current;
    press.current = null;
    const next = point(event);
    if (!begun || event.button !== 0 || !lookOf(next)) return;
    const moved = Math.hypot(event.clientX - begun.x, event.clientY - begun.y);
    const held = event.pointerType !== 'mouse' && event.timeStamp - begun.at >= gestures.hold;
    if (moved <= gestures.tapTolerance && !held) onOpen(next);
  };
  const pressKey = (event: KeyboardEvent) => {
    const action = heatKey(event.key, cell, { rows: rows.length, columns });
    if (!action) return;
    event.preventDefault();
    setFinger(false);
    if (action === 'open') {
      if (shown) onOpen(shown);
    } else setCell(action === 'leave' ? null : action.cell);
  };
  const box = shown && boxOf(places, shown);
  return (
    <>
      <div
        className={styles.area}
        style={{
          left: places.left,
          top: places.top,
          width: places.columnWidth * places.columns,
          height: cellsHeight(places),
        }}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={rows.length * columns - 1}
        aria-valuenow={cell ? cell.row * columns + cell.column : columns - 1}
        aria-valuetext={shown ? spokenOf(shown) : label}
        onKeyDown={pressKey}
        onBlur={() => setCell(null)}
        onPointerDown={(event) => {
          press.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
          point(event);
        }}
        onPointerMove={point}
        onPointerUp={lift}
        onPointerLeave={(event) => event.pointerType === 'mouse' && setCell(null)}
        onPointerCancel={() => {
          press.current = null;
          setCell(null);
        }}
      >
        {box && <span className={styles.pointed} style={box} />}
      </div>
      {box && (
        <Beside
          at={places.left + box.left + box.width / 2}
          width={width}
          top={places.top + box.top}
          gap={isFinger ? gaps.finger : gaps.mouse}
        >
          {shown && renderCard(shown)}
        </Beside>
      )}
    </>
  );
}
