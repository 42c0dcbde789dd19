import { Button } from 'react-aria-components/Button';
import { DateInput, DateSegment } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { Icon } from '../icons/Icon.tsx';
import { spoken } from '../../i18n/isolate.ts';
import picker from '../pickers/Picker.module.css';
import styles from './DateBox.module.css';

/** Segments and calendar button of a date field. */
export function DateBox() {
  return (
    <Group className={`${picker.box}`}>
      <Segments />
      <Button className={`${styles.open}`}>
        <Icon name="calendar" />
      </Button>
    </Group>
  );
}

/** Day, month and year, or hour and minute, in the language's order. */
export function Segments({ slot }: { slot?: string | undefined }) {
  return (
    <DateInput className={`${styles.segments}`} {...(slot && { slot })}>
      {(segment) => (
        <DateSegment segment={{ ...segment, text: spoken(segment.text) }} className={`${styles.segment}`} />
      )}
    </DateInput>
  );
}
