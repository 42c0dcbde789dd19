import { gestures } from '@seguia/shared/ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { Span } from '../../series/series.ts';
import type { Margins } from '../drawing/geometry.ts';
import { offsetOf, plotWidth } from '../drawing/geometry.ts';
import { keyAction } from './keys.ts';
import { Beside } from './Beside.tsx';
import { usePointing } from './use-pointing.ts';
import styles from './GraphPointer.module.css';

export interface GraphPointerProps {
  width: number;
  height: number;
  margins: Margins;
  span: Span;
  /** The pinned day, or null. */
  day: number | null;
  /** The measured day that a place of the plot area means, in px from its left edge; null where none is near. */
  nearest: (offset: number, width: number) => number | null;
  onDay: (day: number | null) => void;
  /** The day under the mouse, or null when it has left. */
  onHover: (day: number | null) => void;
  /** A stretch of days that was drawn with the mouse, spread by two fingers, or chosen with + and −. */
  onZoom: (span: Span) => void;
  /** What two fingers spread just now; null when they are lifted. */
  onPinch: (span: Span | null) => void;
  /** Name of the slider, e.g. "Day, Intake EC". */
  label: string;
  /** The pinned day and its values in words. */
  valueText: string;
  /** A day's values, to be shown beside what points at it. */
  renderValues: (day: number) => ReactNode;
}

/**
 * Lies over a graph's plot area and reads a day's values: a tap, a finger that holds or moves along, the mouse that passes over, or the arrow keys pin a
 * day (it is a slider to assistive technology). Drawing a stretch with the mouse, two fingers, or + and − zoom; one finger that moves up or down scrolls.
 */
export function GraphPointer(props: GraphPointerProps) {
  const { width, height, margins, span, nearest, onDay, onZoom, label, valueText, renderValues } = props;
  const area = useRef<HTMLDivElement>(null);
  const plot = plotWidth(width, margins);
  const { pointed, point, drawn, handlers } = usePointing({
    ...props,
    area,
    width: plot,
    nearest: (offset) => nearest(offset, plot),
  });
  const day = pointed?.day ?? props.day;
  const pressKey = (event: KeyboardEvent) => {
    const action = keyAction(event.key, props.day, span);
    if (!action) return;
    event.preventDefault();
    if ('zoom' in action) onZoom(action.zoom);
    else {
      onDay(action.day);
      point(action.day === null ? null : { day: action.day, pointer: 'keys' });
    }
  };
  const isIn = (candidate: number | null) => candidate !== null && candidate >= span.from && candidate <= span.to;

  return (
    <>
      <div
        ref={area}
        className={styles.area}
        style={{
          left: margins.left,
          width: plot,
          top: margins.top,
          height: height - margins.top - margins.bottom,
        }}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation="horizontal"
        aria-valuemin={span.from}
        aria-valuemax={span.to}
        aria-valuenow={props.day ?? span.to}
        aria-valuetext={valueText}
        onKeyDown={pressKey}
        onBlur={() => point(null)}
        {...handlers}
      >
        {day !== null && isIn(day) && <span className={styles.pin} style={{ left: offsetOf(day, plot, span) }} />}
        {drawn && Math.abs(drawn.to - drawn.from) > gestures.tapTolerance && (
          <span
            className={styles.drawn}
            style={{ left: Math.min(drawn.from, drawn.to), width: Math.abs(drawn.to - drawn.from) }}
          />
        )}
      </div>
      {pointed && !drawn && isIn(pointed.day) && (
        <Beside
          at={margins.left + offsetOf(pointed.day, plot, span)}
          width={width}
          top={margins.top}
          gap={pointed.pointer === 'finger' ? 32 : 12}
        >
          {renderValues(pointed.day)}
        </Beside>
      )}
    </>
  );
}
