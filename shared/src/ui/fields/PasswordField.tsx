import { type Ref, useState } from 'react';
import { useIntl } from 'react-intl';
import { Field } from './Field.tsx';
import { fieldBox } from './field-box.ts';
import { type FieldBase, useFieldIds } from './field.ts';
import { IconButton } from '../buttons/IconButton.tsx';
import styles from './Field.module.css';

export interface PasswordFieldProps extends FieldBase {
  value: string;
  onChange: (value: string) => void;
  name?: string | undefined;
  autoComplete?: 'current-password' | 'new-password' | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A password, hidden until a person asks to see it: wet hands mistype. */
export function PasswordField({ ref, ...props }: PasswordFieldProps) {
  const ids = useFieldIds(props);
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  return (
    <Field {...props} ids={ids}>
      <div className={fieldBox(props)} dir="ltr">
        <input
          ref={ref}
          id={ids.control}
          className={styles.input}
          type={shown ? 'text' : 'password'}
          name={props.name}
          value={props.value}
          autoComplete={props.autoComplete ?? 'current-password'}
          autoCapitalize="none"
          spellCheck={false}
          required={props.required}
          disabled={props.disabled}
          aria-invalid={props.error ? true : undefined}
          aria-describedby={ids.describedBy}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a person who comes back starts here
          autoFocus={props.autoFocus}
          data-autofocus={props.autoFocus || undefined}
          onChange={(event) => props.onChange(event.target.value)}
        />
        <IconButton
          icon={shown ? 'eyeOff' : 'eye'}
          label={intl.formatMessage({ id: 'ui.password.show', defaultMessage: 'Afficher le mot de passe' })}
          pressed={shown}
          onPress={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
