import type { Place } from '../pointing/use-pointing.ts';

/** The graph of a stack at a height of the window. `area` is the element that lies over all graphs. */
export function placeAt(clientY: number, area: HTMLElement): Place {
  const top = area.getBoundingClientRect().top;
  const tops = [...(area.parentElement?.children ?? [])]
    .filter((element) => element.tagName === 'SECTION')
    .map((element) => element.getBoundingClientRect().top);
  const graph = Math.max(
    0,
    tops.findLastIndex((candidate) => candidate <= clientY),
  );
  return { graph, top: Math.max(0, (tops[graph] ?? top) - top) };
}
