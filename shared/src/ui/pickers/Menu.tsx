import { Button } from 'react-aria-components/Button';
import { Menu as AriaMenu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/icon-paths.ts';
import { PickerPopover } from './PickerPopover.tsx';
import styles from './Menu.module.css';

export interface MenuChoice {
  id: string;
  label: string;
  icon?: IconName | undefined;
  danger?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface MenuProps {
  /** Name of the button; shown unless `words` is false. */
  label: string;
  /** `more` by default. */
  icon?: IconName | undefined;
  /** Shows the words beside the icon. */
  words?: boolean | undefined;
  items: readonly MenuChoice[];
  onAction: (id: string) => void;
}

/** A button that opens a list of acts. */
export function Menu({ label, icon = 'more', words = false, items, onAction }: MenuProps) {
  return (
    <MenuTrigger>
      <Button className={`${words ? styles.wordsButton : styles.button}`} aria-label={label}>
        <Icon name={icon} />
        {words && label}
      </Button>
      <PickerPopover fit={false}>
        <AriaMenu
          className={`${styles.menu}`}
          items={items}
          disabledKeys={items.filter((item) => item.disabled).map((item) => item.id)}
          onAction={(key) => onAction(String(key))}
        >
          {(item) => (
            <MenuItem id={item.id} textValue={item.label} className={`${item.danger ? styles.danger : styles.item}`}>
              {item.icon && <Icon name={item.icon} size={20} />}
              {item.label}
            </MenuItem>
          )}
        </AriaMenu>
      </PickerPopover>
    </MenuTrigger>
  );
}
