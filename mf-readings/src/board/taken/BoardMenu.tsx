import { defineMessages, useIntl, visiblePlotsAtom } from '@seguia/shared/platform';
import { Menu, usePrint } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { PrintedBoard } from './PrintedBoard.tsx';

const messages = defineMessages({
  menu: { id: 'readings.board.menu', defaultMessage: 'Actions' },
  print: { id: 'readings.board.print', defaultMessage: 'Imprimer' },
});

/** What can be taken along of the board. */
export function BoardMenu() {
  const intl = useIntl();
  const print = usePrint();
  const plots = useAtomValue(visiblePlotsAtom);
  const actions = [
    {
      id: 'print',
      icon: 'print' as const,
      disabled: !plots?.length,
      label: intl.formatMessage(messages.print),
      run: print,
    },
  ];
  return (
    <>
      <Menu
        label={intl.formatMessage(messages.menu)}
        items={actions}
        onAction={(id) => actions.find((action) => action.id === id)?.run()}
      />
      <PrintedBoard />
    </>
  );
}
