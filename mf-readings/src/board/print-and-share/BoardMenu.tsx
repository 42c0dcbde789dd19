import { defineMessages, useIntl, visiblePlotsAtom } from '@seguia/shared/platform';
import { Menu, usePrint } from '@seguia/shared/ui-dates';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { PrintedBoard } from './PrintedBoard.tsx';
import { ShareBoard } from './ShareBoard.tsx';

const messages = defineMessages({
  menu: { id: 'readings.board.menu', defaultMessage: 'Actions' },
  print: { id: 'readings.board.print', defaultMessage: 'Imprimer' },
  share: { id: 'readings.board.share', defaultMessage: 'Partager la semaine' },
});

/** The menu to print or share the board. */
export function BoardMenu() {
  const intl = useIntl();
  const print = usePrint();
  const plots = useAtomValue(visiblePlotsAtom);
  const [isSharing, setSharing] = useState(false);
  const actions = [
    {
      id: 'share',
      icon: 'share' as const,
      disabled: !plots?.length,
      label: intl.formatMessage(messages.share),
      run: () => setSharing(true),
    },
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
      {isSharing && <ShareBoard title={intl.formatMessage(messages.share)} onClose={() => setSharing(false)} />}
    </>
  );
}
