import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { isolated } from '../values/isolated.tsx';
import { spoken } from '../../i18n/isolate.ts';
import styles from './Chip.module.css';

export interface ChipProps {
  children: ReactNode;
  icon?: IconName | undefined;
  onPress?: (() => void) | undefined;
  /** Whether it is chosen, for a chip that switches. */
  pressed?: boolean | undefined;
  /** Makes it removable; `removeLabel` names the button, e.g. "Remove plot Serre 4". */
  onRemove?: (() => void) | undefined;
  removeLabel?: string | undefined;
}

/** A short fact that can be pressed or removed: a filter, the sync state. */
export function Chip({ children, icon, onPress, pressed, onRemove, removeLabel }: ChipProps) {
  const intl = useIntl();
  const inner = (
    <>
      {icon && <Icon name={icon} size={20} />}
      <span>{isolated(children)}</span>
    </>
  );
  return (
    <span className={styles.chip} data-pressed={pressed || undefined}>
      {onPress ? (
        <button type="button" className={styles.body} aria-pressed={pressed} onClick={onPress}>
          {inner}
        </button>
      ) : (
        <span className={styles.body}>{inner}</span>
      )}
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={
            removeLabel ? spoken(removeLabel) : intl.formatMessage({ id: 'ui.chip.remove', defaultMessage: 'Retirer' })
          }
          onClick={onRemove}
        >
          <Icon name="close" size={20} />
        </button>
      )}
    </span>
  );
}
