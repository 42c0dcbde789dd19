import { useMemo } from 'react';
import type { Panel } from '../panel.ts';
import type { View } from '../pointing/view.ts';
import { GraphStack } from './GraphStack.tsx';

interface LonePanelProps {
  panel: Panel;
  view: View;
  /** Beneath the title in the picture that is saved. */
  subtitle: string;
}

/** One graph by itself, which explains its lines in its own head. */
export function LonePanel({ panel, view, subtitle }: LonePanelProps) {
  const panels = useMemo(() => [panel], [panel]);
  const { title } = panel;
  const picture = { title, subtitle, legend: [] };
  return (
    <GraphStack title={title} panels={panels} view={view} room="page" tables="one" legend={[]} picture={picture} />
  );
}
