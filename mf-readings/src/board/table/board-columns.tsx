import { measuredFields } from '@seguia/shared/domain/readings/measures';
import { defineMessages, type IntlShape } from '@seguia/shared/platform';
import type { Column } from '@seguia/shared/ui';
import { fieldMessages } from '../../words/field-messages.ts';
import type { BoardPlot } from '../board-plot.ts';
import { AgeCell, PlotCell, StateCell } from './BoardCells.tsx';
import styles from './BoardTable.module.css';
import { BoardValue } from '../BoardValue.tsx';
import { measureName } from '../measure-name.ts';
import { WeekCells } from './WeekCells.tsx';

const messages = defineMessages({
  state: { id: 'readings.board.state', defaultMessage: 'État' },
  age: { id: 'readings.board.age', defaultMessage: 'Relevée' },
  lookAt: { id: 'readings.board.lookAt', defaultMessage: 'À faire ou à regarder' },
});

/** The columns of the board's table: state, plot, all values, since when, the week and the sentence. */
export function boardColumns(intl: IntlShape): Column<BoardPlot>[] {
  return [
    {
      id: 'state',
      label: intl.formatMessage(messages.state),
      sortable: true,
      cell: (item) => <StateCell plot={item} />,
    },
    {
      id: 'plot',
      label: intl.formatMessage(fieldMessages.plotId),
      sortable: true,
      rowHeader: true,
      cell: (item) => <PlotCell plot={item} />,
    },
    ...measuredFields.map((measure) => ({
      id: measure,
      label: <span className={styles.head}>{measureName(intl, measure)}</span>,
      numeric: true,
      sortable: true,
      cell: (item: BoardPlot) => <BoardValue plot={item} measure={measure} aligned />,
    })),
    {
      id: 'age',
      label: intl.formatMessage(messages.age),
      sortable: true,
      cell: (item) => <AgeCell plot={item} />,
    },
    { id: 'lookAt', label: intl.formatMessage(messages.lookAt), cell: (item) => <WeekCells plot={item} /> },
  ];
}
