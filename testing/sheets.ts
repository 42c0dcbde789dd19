// Sheets for tests: as a grower would write them.
import { zoneClock } from '../shared/src/domain/farm-time.ts';
import type { Sheet, SheetCell } from '../shared/src/domain/imports/cells/sheet.ts';
import { type ImportContext, importReadings } from '../shared/src/domain/imports/import-readings.ts';
import { type ImportAnswers, noAnswers } from '../shared/src/domain/imports/tables/import-answers.ts';

const plots = ['Serre 1', 'Serre 2', 'Serre 12', 'النخلة'].map((name, index) => ({ id: `plot-${index + 1}`, name }));
const now = Date.parse('2026-11-23T12:00:00Z') / 1000;

type Written = string | number | null | SheetCell;

export const columns = ['Date', 'Heure', 'EC apport', 'EC drain'];

/** Makes a sheet from texts, numbers and whole cells. */
export function sheet(name: string, ...rows: readonly Written[][]): Sheet {
  const cell = (written: Written): SheetCell | null => {
    if (written === null) return null;
    if (typeof written === 'string') return { kind: 'text', text: written };
    return typeof written === 'number' ? { kind: 'number', value: written, format: null } : written;
  };
  return {
    name,
    isHidden: false,
    rows: rows.map((cells, index) => ({ row: index + 1, isHidden: false, cells: cells.map(cell) })),
  };
}

export const dateCell = (date: string, time: string | null = null): SheetCell => ({ kind: 'date', date, time });

export function read(
  sheets: Sheet | readonly Sheet[],
  answers: Partial<ImportAnswers> = {},
  more: Partial<ImportContext> = {},
) {
  const context = { plots, clock: zoneClock('Africa/Casablanca'), now, known: new Set<string>(), ...more };
  return importReadings([sheets].flat(), { ...context, answers: { ...noAnswers, ...answers } });
}

/** Each row as a line: its state, why, and the reading that it would become. */
export function lines(result: ReturnType<typeof read>): string[] {
  return result.rows.map(({ state, problems, body }) => {
    const { plotId, date, time, intakeEc, intakePh, drainEc, drainPh, drainPercent, note } = body ?? {};
    const values = [intakeEc, intakePh, drainEc, drainPh, drainPercent].map((value) => value ?? '·').join(' ');
    const why = problems.map(({ code }) => code).join(' ');
    return [state, why, body && `${plotId} ${date} ${time} ${values}`, note].filter(Boolean).join(' | ');
  });
}
