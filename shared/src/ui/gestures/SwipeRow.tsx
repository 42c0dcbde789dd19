import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icons/Icon.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { useSwipe } from './use-swipe.ts';
import styles from './SwipeRow.module.css';

export interface SwipeAction {
  id: string;
  label: string;
  icon: IconName;
  danger?: boolean | undefined;
  onPress: () => void;
}

export interface SwipeRowProps {
  actions: readonly SwipeAction[];
  /** What the actions are about, e.g. "09:12 Serre 4": part of the name of the button that shows them. */
  label: string;
  /** A Row `as="div"`. */
  children: ReactNode;
  as?: 'li' | 'div' | undefined;
}

/** A list item whose actions show after a swipe towards the start, a long press, or a press of its button. No swipe acts by itself. */
export function SwipeRow({ actions, label, children, as: Element = 'li' }: SwipeRowProps) {
  const intl = useIntl();
  const row = useRef<HTMLDivElement>(null);
  const tray = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const { open, setOpen, close, touched, handlers } = useSwipe(row, tray, more);
  return (
    <Element className={styles.item} data-open={open || undefined}>
      <div ref={row} className={styles.row} {...handlers}>
        <div className={styles.content}>{children}</div>
        <IconButton
          ref={more}
          icon="more"
          expanded={open}
          label={intl.formatMessage({ id: 'ui.row.actions', defaultMessage: 'Actions : {name}' }, { name: label })}
          onPress={() => setOpen(!open)}
        />
      </div>
      <div ref={tray} className={styles.tray} inert={!open}>
        {(open || touched) &&
          actions.map((action) => (
            <button
              key={action.id}
              type="button"
              className={action.danger ? styles.danger : styles.action}
              onClick={() => {
                close();
                action.onPress();
              }}
            >
              <Icon name={action.icon} />
              {action.label}
            </button>
          ))}
      </div>
    </Element>
  );
}
