import { isolate, type SheetView, useIntl } from '@seguia/shared/platform';
import { columnLetters, cellAddress } from '@seguia/shared/domain/imports/cells/sheet';
import type { ImportAnswers } from '@seguia/shared/domain/imports/tables/import-answers';
import { Button } from '@seguia/shared/ui';
import { Select } from '@seguia/shared/ui-dates';
import { useState } from 'react';
import { gridMessages } from './grid-messages.ts';
import { GridTable, type TappedCell } from './GridTable.tsx';
import { likelyHead } from './likely-head.ts';
import { useColumnLabel } from './use-column-label.ts';
import styles from './GridTable.module.css';

interface SheetGridsProps {
  grids: SheetView['grids'];
  answers: ImportAnswers;
  onAnswer: (answers: ImportAnswers) => void;
}

/** The sheets as they are, with what was understood. A tap on a cell says what its column holds, or that its row names the columns. */
export function SheetGrids({ grids, answers, onAnswer }: SheetGridsProps) {
  const intl = useIntl();
  const [tapped, setTapped] = useState<TappedCell | null>(null);
  return (
    <>
      <p className={styles.small}>{intl.formatMessage(gridMessages.lead)}</p>
      {grids.map((grid) => (
        <div key={grid.sheet} className={styles.group}>
          <GridTable grid={grid} tapped={tapped?.sheet === grid.sheet ? tapped : null} onTap={setTapped} />
          {tapped?.sheet === grid.sheet && (
            <CellAnswers grid={grid} tapped={tapped} answers={answers} onAnswer={onAnswer} />
          )}
        </div>
      ))}
    </>
  );
}

interface CellAnswersProps {
  grid: SheetView['grids'][number];
  tapped: TappedCell;
  answers: ImportAnswers;
  onAnswer: (answers: ImportAnswers) => void;
}

function CellAnswers({ grid, tapped: { sheet, row, column }, answers, onAnswer }: CellAnswersProps) {
  const intl = useIntl();
  const { kinds, label } = useColumnLabel();
  const found = grid.columns[column];
  const marked = answers.heads[sheet];
  // Where nothing was understood, an answer about a column begins a table: below what may be its heads, or without heads.
  const head = marked ?? likelyHead(grid.rows);
  const key = found?.key ?? `${sheet}!${cellAddress(head, column)}`;
  const markHeads = (row: number | null) => {
    const { [sheet]: _before, ...others } = answers.heads;
    onAnswer({ ...answers, heads: row === null ? others : { ...others, [sheet]: row } });
  };
  return (
    <div className={styles.fields}>
      <Select
        label={intl.formatMessage(gridMessages.column, { letters: isolate(columnLetters(column)) })}
        hint={found?.head ? isolate(found.head) : undefined}
        value={found ? found.kind : 'nothing'}
        onChange={(chosen) => {
          const kind = kinds.find((id) => id === chosen);
          if (!kind) return;
          const columns = { ...answers.columns, [key]: kind };
          onAnswer({ ...answers, columns, heads: found ? answers.heads : { ...answers.heads, [sheet]: head } });
        }}
        options={kinds.map((id) => ({ id, label: label(id) }))}
      />
      {!grid.heads.includes(row) && (
        <Button onPress={() => markHeads(row)}>{intl.formatMessage(gridMessages.head, { row })}</Button>
      )}
      {marked === undefined ? (
        <Button onPress={() => markHeads(0)}>{intl.formatMessage(gridMessages.noHead)}</Button>
      ) : (
        <Button onPress={() => markHeads(null)}>{intl.formatMessage(gridMessages.search)}</Button>
      )}
    </div>
  );
}
