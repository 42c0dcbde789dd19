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
  const [loaded, setLoaded] = useState(() => graph);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    loadNivo().then(
      (component) => current && setLoaded(() => component),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  return {
    Graph: loaded,
    failed: failed && !loaded,
    retry: () => {
      setFailed(false);
      setAttempt(attempt + 1);
    },
  };
}
