import { type CsvCell, csvOf } from '../../domain/csv.ts';
import type { OutboxEntry } from '../database/rows.ts';

const columns = [
  'id',
  'farm_id',
  'action',
  'state',
  'reason',
  'saved_at',
  'plot_id',
  'date',
  'time',
  'intake_ec',
  'intake_ph',
  'drain_ec',
  'drain_ph',
  'entry_type',
  'drain_percent',
  'total_drained',
  'intake_per_dripper',
  'dripper_count',
  'dripper_unit',
  'note',
] as const;

function cellsOf({ body, ...entry }: OutboxEntry): (CsvCell | undefined)[] {
  return [
    entry.readingId,
    entry.farmId,
    entry.kind === 'put' ? 'save' : 'delete',
    entry.state,
    entry.problem?.code,
    new Date(entry.createdAt * 1000).toISOString(),
    body?.plotId,
    body?.date,
    body?.time,
    body?.intakeEc,
    body?.intakePh,
    body?.drainEc,
    body?.drainPh,
    body?.entryType,
    body?.drainPercent,
    body?.totalDrained,
    body?.intakePerDripper,
    body?.dripperCount,
    body?.dripperUnit,
    body?.note,
  ];
}

/**
 * Everything that is not sent, as files to rescue it: JSON with all there is, and CSV (comma, decimal point, EC in mS/cm, ISO 8601 times in UTC) for a
 * spreadsheet.
 */
export function exportOutbox(entries: readonly OutboxEntry[]): { json: Blob; csv: Blob } {
  const rows = entries.map((entry) => cellsOf(entry).map((cell) => cell ?? null));
  return {
    json: new Blob([JSON.stringify(entries, null, 2)], { type: 'application/json' }),
    csv: new Blob([csvOf([columns, ...rows], '.')], { type: 'text/csv;charset=utf-8' }),
  };
}
