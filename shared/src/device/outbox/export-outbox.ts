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

function cellsOf({ body, ...entry }: OutboxEntry): (string | number | null | undefined)[] {
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

/** Quotes what would break a row, and what a spreadsheet would run as a formula. */
function csvCell(value: string | number | null | undefined): string {
  const text = String(value ?? '');
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Everything that is not sent, as files to rescue it: JSON with all there is, and CSV (comma, decimal point, EC in mS/cm, ISO 8601 times in UTC) for a
 * spreadsheet.
 */
export function exportOutbox(entries: readonly OutboxEntry[]): { json: Blob; csv: Blob } {
  const rows = [columns.join(','), ...entries.map((entry) => cellsOf(entry).map(csvCell).join(','))];
  return {
    json: new Blob([JSON.stringify(entries, null, 2)], { type: 'application/json' }),
    // The mark at the start lets spreadsheets read it as UTF-8.
    csv: new Blob([`\uFEFF${rows.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' }),
  };
}
