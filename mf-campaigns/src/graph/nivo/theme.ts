import type { PartialTheme } from '@nivo/theming';

const text = {
  fill: 'var(--text-2)',
  fontFamily: 'inherit',
  fontSize: 'var(--size-14)',
  fontVariantNumeric: 'tabular-nums',
};
const edge = { stroke: 'var(--control)', strokeWidth: 1, strokeOpacity: 0.4 };

/** nivo in the colours and letters of the product. Its colours are tokens, so it follows each theme, the contrast colours of a device, and paper. */
export const nivoTheme: PartialTheme = {
  background: 'none',
  text,
  axis: { domain: { line: edge }, ticks: { line: edge, text }, legend: { text } },
  grid: { line: { stroke: 'var(--grid)', strokeWidth: 1 } },
  markers: { lineColor: 'var(--text-2)', lineStrokeWidth: 1 },
};
