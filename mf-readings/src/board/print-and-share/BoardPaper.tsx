import { measuredFields } from '@seguia/shared/domain/readings/measures';
import { farmAtom, type IntlShape, todayAtom, useFormat, useIntl } from '@seguia/shared/platform';
import type { Column } from '@seguia/shared/ui';
import { Paper, PaperTable } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { BoardSummary } from '../BoardSummary.tsx';
import { boardColumns } from '../table/board-columns.tsx';
import { todayMessages } from '../today-messages.ts';
import { PaperWeek } from './PaperWeek.tsx';
import type { TakenPlot } from './use-farm-week.ts';

const onScreen = ['state', 'plot', ...measuredFields, 'age'];

/**
 * The board's columns for paper. On the screen the last ones fetch each plot's week when it comes into sight; here one column with weeks
 * that are known takes their place.
 */
function paperColumns(intl: IntlShape): Column<TakenPlot>[] {
  const columns = boardColumns(intl);
  return [
    ...columns
      .filter(({ id }) => onScreen.includes(id))
      .map(({ cell, ...column }) => ({ ...column, cell: ({ plot }: TakenPlot) => cell(plot) })),
    {
      id: 'week',
      label: columns.find(({ id }) => id === 'lookAt')?.label,
      cell: ({ plot, week }) => week && <PaperWeek plot={plot} week={week} />,
    },
  ];
}

/** The board on paper: every plot with its newest values, its week of drain values, and what to do or look at. */
export function BoardPaper({ plots }: { plots: readonly TakenPlot[] }) {
  const intl = useIntl();
  const format = useFormat();
  const zone = useAtomValue(farmAtom)?.timeZone;
  const today = useAtomValue(todayAtom);
  return (
    <Paper
      title={intl.formatMessage(todayMessages.title)}
      facts={[format.date(today, 'long'), ...(zone ? [zone] : [])]}
      lead={<BoardSummary plots={plots.map(({ plot }) => plot)} />}
    >
      <PaperTable columns={paperColumns(intl)} rows={plots} rowKey={({ plot }) => plot.plot.id} />
    </Paper>
  );
}
