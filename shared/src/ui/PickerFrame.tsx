import type { ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import type { PickerBase } from './dates-frame.ts';
import { Icon } from './Icon.tsx';
import styles from './Picker.module.css';

/** Label, hint, control and error of React Aria's fields, in Field's looks; the slots tie them together. */
export function PickerFrame({
  label,
  hint,
  error,
  children,
}: Pick<PickerBase, 'hint' | 'error'> & { label: ReactNode; children: ReactNode }) {
  return (
    <>
      {label}
      {hint && (
        <Text slot="description" className={`${styles.hint}`}>
          {hint}
        </Text>
      )}
      {children}
      {error && (
        <Text slot="errorMessage" elementType="div" className={`${styles.error}`}>
          <Icon name="error" size={20} />
          {error}
        </Text>
      )}
    </>
  );
}
