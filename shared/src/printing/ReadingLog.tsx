import { useIntl } from 'react-intl';
import type { DeviceReading } from '../device/database/rows.ts';
import { useFormat } from '../session/settings/use-format.ts';
import { logColumns, type LogOf } from './log-columns.tsx';
import { PaperTable } from './PaperTable.tsx';

interface ReadingLogProps extends LogOf {
  /** In the order of printing. */
  readings: readonly DeviceReading[];
}

/** Readings on paper, one per line. */
export function ReadingLog({ readings, ...log }: ReadingLogProps) {
  const columns = logColumns(useIntl(), useFormat(), log);
  return <PaperTable columns={columns} rows={readings} rowKey={({ id }) => id} />;
}
