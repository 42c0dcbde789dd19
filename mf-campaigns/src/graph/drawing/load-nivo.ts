import { useEffect, useState } from 'react';
import type { NivoGraph as NivoGraphComponent } from './NivoGraph.tsx';

type Loaded = typeof NivoGraphComponent;

let graph: Loaded | undefined;

/** Fetches the chart library (its own chunk), so that it comes while the series is still on its way. Repeatable after a failure. */
export async function loadNivo(): Promise<Loaded> {
  graph ??= (await import('./NivoGraph.tsx')).NivoGraph;
  return graph;
}

/**
 * The chart component once it is there. Not React.lazy: that keeps a failed load for ever, and holds a fallback back for
 * 300 ms that is not needed.
 */
export function useNivo(): { Graph: Loaded | undefined; failed: boolean; retry: () => void } {
  const [state, setState] = useState<{ Graph: Loaded | undefined; failed: boolean }>({ Graph: graph, failed: false });
  useEffect(() => {
    if (graph) return;
    let current = true;
    const show = (Graph: Loaded | undefined) => current && setState({ Graph, failed: !Graph });
    loadNivo().then(show, () => show(undefined));
    return () => {
      current = false;
    };
  }, []);
  const retry = () =>
    void loadNivo().then(
      (Graph) => setState({ Graph, failed: false }),
      () => undefined,
    );
  return { ...state, retry };
}
