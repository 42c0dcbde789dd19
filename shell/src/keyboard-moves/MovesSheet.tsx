import { defineMessages, type MessageDescriptor, useIntl } from '@seguia/shared/platform';
import { Button, Dialog } from '@seguia/shared/ui';
import { useState } from 'react';
import { type Move, moveKeys } from './move-of.ts';
import styles from './MovesSheet.module.css';
import { newIn, rowsIn, searchIn } from './places.ts';

const messages = defineMessages({
  title: { id: 'shell.keys.title', defaultMessage: 'Touches de cet écran' },
  off: { id: 'shell.keys.off', defaultMessage: 'Les réglages les désactivent.' },
  close: { id: 'shell.keys.close', defaultMessage: 'Fermer' },
});

const moveMessages: Record<Move, MessageDescriptor> = defineMessages({
  down: { id: 'shell.keys.down', defaultMessage: 'Ligne suivante' },
  up: { id: 'shell.keys.up', defaultMessage: 'Ligne précédente' },
  new: { id: 'shell.keys.new', defaultMessage: 'Nouveau' },
  search: { id: 'shell.keys.search', defaultMessage: 'Chercher ou filtrer' },
  list: { id: 'shell.keys.list', defaultMessage: 'Cette liste' },
});

/** The moves that exist on the page beneath. */
function movesHere(): Move[] {
  const canStep = rowsIn(document).length > 0;
  const here: Record<Move, boolean> = {
    down: canStep,
    up: canStep,
    new: newIn(document) !== null,
    search: searchIn(document) !== null,
    list: true,
  };
  return (Object.keys(here) as Move[]).filter((move) => here[move]);
}

export interface MovesSheetProps {
  onClose: () => void;
}

/** Lists the keys that work on this screen. */
export function MovesSheet({ onClose }: MovesSheetProps) {
  const intl = useIntl();
  const [here] = useState(movesHere);
  return (
    <Dialog
      look="sheet"
      title={intl.formatMessage(messages.title)}
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          {intl.formatMessage(messages.close)}
        </Button>
      }
    >
      <dl className={styles.keys}>
        {here.map((move) => (
          <div key={move} className={styles.move}>
            <dt>
              <kbd className={styles.key}>{moveKeys[move]}</kbd>
            </dt>
            <dd className={styles.name}>{intl.formatMessage(moveMessages[move])}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.off}>{intl.formatMessage(messages.off)}</p>
    </Dialog>
  );
}
