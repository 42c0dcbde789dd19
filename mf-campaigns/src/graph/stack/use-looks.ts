import { useMemo } from 'react';
import { type GraphLook, graphLook } from '../drawing/geometry.ts';
import type { Panel } from '../panel.ts';

/**
 * How each graph of a stack is framed, at that width in px. On a page that scrolls, dates are above the first graph, beneath the last graph
 * of lines and beneath the last one; on a stack that fits the screen, beneath the last one alone.
 */
export function useLooks(panels: readonly Panel[], width: number, isPage: boolean): [GraphLook, ...GraphLook[]] {
  const lines = Math.max(1, ...panels.map((panel) => (panel.kind === 'lines' ? panel.lines.length : 0)));
  const hasRightAxis = panels.some(({ kind }) => kind === 'pair');
  const lastLines = panels.findLastIndex(({ kind }) => kind === 'lines');
  const count = panels.length;
  return useMemo(() => {
    const look = (at: number) =>
      graphLook({
        width,
        lines,
        hasRightAxis,
        above: isPage && at === 0 && count > 1,
        below: at === count - 1 || (isPage && at === lastLines),
      });
    return [look(0), ...Array.from({ length: Math.max(0, count - 1) }, (_, at) => look(at + 1))];
  }, [width, lines, hasRightAxis, isPage, lastLines, count]);
}
