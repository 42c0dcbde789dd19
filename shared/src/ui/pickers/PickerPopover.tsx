import { type ReactNode, useContext } from 'react';
import { Popover } from 'react-aria-components/Popover';
import { ModalContext } from '../dialogs/modal-context.ts';
import styles from './Picker.module.css';

/** What opens from a picker. Inside a Dialog it opens in that dialog, since everything outside is inert there. */
export function PickerPopover({ children, fit = true }: { children: ReactNode; fit?: boolean | undefined }) {
  const modal = useContext(ModalContext);
  return (
    <Popover
      className={`${styles.popover} ${fit ? styles.fit : ''}`}
      offset={4}
      {...(modal && { UNSTABLE_portalContainer: modal })}
    >
      {children}
    </Popover>
  );
}
