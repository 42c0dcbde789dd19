import type { ReactNode, RefObject } from 'react';
import type { HeatLook } from './heat-look.ts';
import type { HeatCell } from './heat-places.ts';

/** A map's row: its name is at the begin of the line. */
export interface HeatItem {
  id: string;
  name: string;
}

/** A mark above the cells, with a line through all rows. */
export interface HeatTick {
  /** In columns from the first one's begin; it may lie within a column. */
  at: number;
  text: string;
}

/** Rows × columns of cells. */
export interface HeatGridProps {
  /** The name of the map for assistive technology. */
  label: string;
  rows: readonly HeatItem[];
  columns: number;
  ticks: readonly HeatTick[];
  /** What a cell shows; null where there is none, as on 31 April. */
  lookOf: (cell: HeatCell) => HeatLook | null;
  /** A cell in words. */
  spokenOf: (cell: HeatCell) => string;
  renderCard: (cell: HeatCell) => ReactNode;
  onOpen: (cell: HeatCell) => void;
  /** The side on which the names of the rows are: where lines begin. Time runs from left to right all the same. */
  namesSide: 'left' | 'right';
  /** The width of the map in px. */
  width: number;
  canvas: RefObject<HTMLCanvasElement | null>;
}
