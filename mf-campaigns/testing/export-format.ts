import { bandOf } from '@seguia/testing/readings';
import type { ExportFormat } from '../src/export/export-format.ts';
import { plotOnDayOf } from '../src/export/plot-on-day.ts';

const torry = {
  cropId: 'c',
  cropName: 'Tomate',
  cropTypeId: 't',
  cropTypeName: 'Torry',
  from: '2024-01-01',
  to: null,
  firstFlower: '2026-01-20',
};
const plot = { name: 'Serre 1', position: 1, area: null, irrigationUnits: 1, closed: false, updatedAt: 0, version: 1 };

/** A format for tests: EC in µS/cm; Serre 1 grows Torry, in flower since 20 January 2026, with a target for its drain from 2026 on. */
export const testFormat: ExportFormat = {
  plot: 'Plot',
  crop: 'Crop',
  variety: 'Variety',
  stageHead: 'Stage',
  author: 'By',
  note: 'Note',
  date: 'Date',
  day: 'Day (zone)',
  time: 'Time (zone)',
  column: (measure, figure) => `${measure} ${figure}`,
  earlierColumn: (measure, when) => `${measure} ${when}`,
  drained: 'Drained (L)',
  given: 'Given (L)',
  perDripper: 'Per dripper (L)',
  drippers: 'Drippers',
  figuresSheet: 'Figures',
  daysSheet: 'Days',
  readings: 'Readings',
  noReadings: 'none',
  stage: (stage) => `since ${stage}`,
  state: (state) => `is ${state}`,
  plotName: (plotId) => `Serre ${plotId}`,
  plotOnDay: plotOnDayOf(
    [{ id: '1', ...plot, crops: [torry] }],
    [bandOf({ plotId: '1', drainEc: { low: 3, high: 3.5 }, drainPercent: { low: 20, high: null } })],
  ),
  shown: (quantity, value) => (quantity === 'ec' ? value * 1000 : value),
};
