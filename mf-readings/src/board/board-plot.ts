import type { BoardPlot as PlotOnBoard } from '@seguia/shared/domain/board/board-plots';
import type { DeviceReading } from '@seguia/shared/platform';

/** A plot on the board, with its newest reading as this device has it. */
export type BoardPlot = PlotOnBoard<DeviceReading>;
