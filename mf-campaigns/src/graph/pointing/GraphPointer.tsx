import { gestures } from '@seguia/shared/ui';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { Points } from '../../series/series.ts';
import type { Margins } from '../drawing/geometry.ts';
import { offsetOf, plotWidth } from '../drawing/geometry.ts';
import { keyAction } from './keys.ts';
import { Beside } from './Beside.tsx';
import { nearestDay } from './nearest-day.ts';
import { type Place, usePointing } from './use-pointing.ts';
import { pinnedDay, type View } from './view.ts';
import styles from './GraphPointer.module.css';

export interface GraphPointerProps {
  view: View;
  /** The lines whose measured days a pointer can pin. */
  lines: readonly { days: Points }[];
  width: number;
  height: number;
  margins: Margins;
  /** Which graph is at a height of the window, and the distance in px from the pointer's top to that graph's top. */
  placeAt?: ((clientY: number, area: HTMLElement) => Place) | undefined;
  /** The slider's name: "Day, Intake EC". */
  label: string;
  /** The slider's text: the pinned day and its values. */
  valueText: string;
  /** Draws a day's values beside the place that is pointed at: those of one graph, where it is known which. */
  renderValues: (day: number, graph: number | undefined) => ReactNode;
}

/**
 * Lies over a graph's plot area and pins a day: by a tap, by a finger that holds or moves sideways, by the mouse, or by the arrow keys (it
 * is a slider to assistive technology). Dragging with the mouse, two fingers, or + and − zoom. A finger that moves up or down scrolls the
 * page.
 */
export function GraphPointer(props: GraphPointerProps) {
  const { view, lines, width, height, margins, placeAt, label, valueText, renderValues } = props;
  const { span, onDay, onZoom } = view;
  const pinned = pinnedDay(view);
  const area = useRef<HTMLDivElement>(null);
  const plot = plotWidth(width, margins);
  const { pointed, point, drawn, handlers } = usePointing({
    view,
    day: pinned,
    area,
    width: plot,
    nearest: (offset) => nearestDay(lines, { offset, width: plot, span }),
    placeAt,
  });
  const day = pointed?.day ?? pinned;
  const pressKey = (event: KeyboardEvent) => {
    const action = keyAction(event.key, pinned, span);
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
        aria-valuenow={pinned ?? span.to}
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
          top={margins.top + (pointed.place?.top ?? 0)}
          gap={pointed.pointer === 'finger' ? 32 : 12}
        >
          {renderValues(pointed.day, pointed.place?.graph)}
        </Beside>
      )}
    </>
  );
}
