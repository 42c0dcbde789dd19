import type { ReactNode } from 'react';
import { Text } from 'react-aria-components/Text';
import type { PickerBase } from './dates-frame.ts';
import { useFieldIds } from '../fields/field.ts';
import { FieldMessage } from '../fields/FieldMessage.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './Picker.module.css';

/** Label, hint, control and error of React Aria's fields, in Field's looks; the slots tie them together. */
export function PickerFrame({
  label,
  hint,
  error,
  ask,
  fixes,
  children,
}: Pick<PickerBase, 'hint' | 'error' | 'ask' | 'fixes'> & { label: ReactNode; children: ReactNode }) {
  const ids = useFieldIds({ ask });
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
      {!error && ask && (
        <div role="status">
          <FieldMessage ids={ids} ask={ask} fixes={fixes} />
        </div>
      )}
    </>
  );
}
