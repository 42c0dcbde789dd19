import { useMemo } from 'react';
import type { Span } from '../series/series.ts';
import { useMeasureFormat } from '../series/use-measure-format.ts';
import { WaterTable } from '../water/WaterTable.tsx';
import type { LinesPanel, Panel } from './panel.ts';
import type { WaterPanel } from '../water/use-water-panel.ts';
import { PeriodTable } from './PeriodTable.tsx';

interface PanelTableProps {
  title: string;
  panels: readonly Panel[];
  span: Span;
}

/** The data of graphs as tables: one for their lines together, one for water and light. */
export function PanelTable({ title, panels, span }: PanelTableProps) {
  const measures = useMeasureFormat();
  const lines = useMemo(() => panels.filter((panel): panel is LinesPanel => panel.kind === 'lines'), [panels]);
  const water = panels.filter((panel): panel is WaterPanel => panel.kind === 'water');
  return (
    <>
      {lines.length > 0 && <PeriodTable caption={title} groups={lines} span={span} measures={measures} />}
      {water.map(({ id, series }) => (
        <WaterTable key={id} series={series} span={span} />
      ))}
    </>
  );
}
