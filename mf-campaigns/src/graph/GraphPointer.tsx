import { gestures } from '@seguia/shared/ui';
import { useRef, useState } from 'react';
import type { Span } from '../series/series.ts';
import type { Margins } from './geometry.ts';
import { dayAt, offsetOf, plotWidth } from './geometry.ts';
import { keyAction } from './keys.ts';
import { usePinch } from './use-pinch.ts';
import styles from './GraphPointer.module.css';

export interface GraphPointerProps {
  width: number;
  height: number;
  margins: Margins;
  span: Span;
  /** The pinned day, or null. */
  day: number | null;
  onDay: (day: number | null) => void;
  /** The day under the mouse, or null when it has left. */
  onHover: (day: number | null) => void;
  /** A stretch of days that was drawn with the mouse, spread by two fingers, or asked for with + and −. */
  onZoom: (span: Span) => void;
  /** What two fingers spread just now; null when they are lifted. */
  onPinch: (span: Span | null) => void;
  /** Name of the slider, e.g. "Day, Intake EC". */
  label: string;
  /** The pinned day and its values in words. */
  valueText: string;
}

/**
 * Lies over a graph's plot area and reads a day's values: a tap, a finger that moves along, the mouse that passes over, or the
 * arrow keys pin a day (it is a slider to assistive technology). Drawing a stretch with the mouse, two fingers, or + and − zoom;
 * one finger that moves up or down scrolls the page.
 */
export function GraphPointer({
  width,
  height,
  margins,
  span,
  day,
  onDay,
  onHover,
  onZoom,
  onPinch,
  label,
  valueText,
}: GraphPointerProps) {
  const left = useRef(0);
  const plot = plotWidth(width, margins);
  const pinch = usePinch({ span, width: plot, onPinch, onZoom });
  /** The day that was pinned before the first finger came. */
  const dayBefore = useRef(day);
  const [drawn, setDrawn] = useState<{ from: number; to: number; left: number } | null>(null);
  const dayUnder = (event: React.PointerEvent<HTMLDivElement>) => dayAt(event.clientX - left.current, plot, span);

  const press = (event: React.PointerEvent<HTMLDivElement>) => {
    left.current = event.currentTarget.getBoundingClientRect().left;
    if (event.pointerType === 'mouse') {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrawn({ from: event.clientX, to: event.clientX, left: left.current });
    } else if (pinch.press(event.pointerId, event.clientX - left.current)) onDay(dayBefore.current);
    else {
      dayBefore.current = day;
      onDay(dayUnder(event));
    }
  };
  const move = (event: React.PointerEvent<HTMLDivElement>) => {
    if (drawn) setDrawn({ ...drawn, to: event.clientX });
    else if (event.pointerType === 'mouse') {
      left.current = event.currentTarget.getBoundingClientRect().left;
      onHover(dayUnder(event));
    } else if (!pinch.move(event.pointerId, event.clientX - left.current)) onDay(dayUnder(event));
  };
  const release = (event: React.PointerEvent<HTMLDivElement>) => {
    pinch.release(event.pointerId);
    if (!drawn) return;
    setDrawn(null);
    if (Math.abs(drawn.to - drawn.from) <= gestures.tapTolerance) {
      onDay(dayUnder(event));
      return;
    }
    const days = [drawn.from, drawn.to].map((x) => dayAt(x - left.current, plot, span));
    onZoom({ from: Math.min(...days), to: Math.max(...days) });
  };
  const pressKey = (event: React.KeyboardEvent) => {
    const action = keyAction(event.key, day, span);
    if (!action) return;
    event.preventDefault();
    if ('zoom' in action) onZoom(action.zoom);
    else onDay(action.day);
  };

  return (
    <div
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
      aria-valuenow={day ?? span.to}
      aria-valuetext={valueText}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onHover(null)}
      onPointerCancel={(event) => {
        pinch.cancel(event.pointerId);
        setDrawn(null);
      }}
      onKeyDown={pressKey}
    >
      {day !== null && day >= span.from && day <= span.to && (
        <span className={styles.pin} style={{ left: offsetOf(day, plot, span) }} />
      )}
      {drawn && Math.abs(drawn.to - drawn.from) > gestures.tapTolerance && (
        <span
          className={styles.drawn}
          style={{ left: Math.min(drawn.from, drawn.to) - drawn.left, width: Math.abs(drawn.to - drawn.from) }}
        />
      )}
    </div>
  );
}
