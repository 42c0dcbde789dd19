import { useMemo } from 'react';
import type { Span } from '../series/series.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';
import type { LinesPanel, Panel } from './panel.ts';
import type { PairPanel } from './pair/pair-panel.ts';
import { PairTable } from './pair/PairTable.tsx';
import { PeriodTable } from './PeriodTable.tsx';

interface PanelTableProps {
  title: string;
  panels: readonly Panel[];
  span: Span;
}

/** The data of graphs as tables: one for their lines together, one for each two quantities in one graph. */
export function PanelTable({ title, panels, span }: PanelTableProps) {
  const measures = useMeasureFormat();
  const lines = useMemo(() => panels.filter((panel): panel is LinesPanel => panel.kind === 'lines'), [panels]);
  const pairs = panels.filter((panel): panel is PairPanel => panel.kind === 'pair');
  return (
    <>
      {lines.length > 0 && <PeriodTable caption={title} groups={lines} span={span} measures={measures} />}
      {pairs.map((panel) => (
        <PairTable key={panel.id} panel={panel} span={span} />
      ))}
    </>
  );
}
