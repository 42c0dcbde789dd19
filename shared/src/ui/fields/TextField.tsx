import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Field } from './Field.tsx';
import { fieldBox } from './field-box.ts';
import { type FieldBase, useFieldIds } from './field.ts';
import styles from './Field.module.css';

export interface TextFieldProps extends FieldBase {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  type?: 'text' | 'email' | 'url' | 'tel' | undefined;
  name?: string | undefined;
  /** Unit or fixed ending, e.g. ".seguia.net". */
  suffix?: string | undefined;
  /** A control at the field's end, e.g. a button. */
  end?: ReactNode;
  placeholder?: string | undefined;
  inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'url' | 'none' | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  autoCapitalize?: 'none' | 'sentences' | 'words' | undefined;
  spellCheck?: boolean | undefined;
  maxLength?: number | undefined;
  readOnly?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** `ltr` for addresses and e-mails, which never run from the right. */
  dir?: 'ltr' | 'auto' | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. Measurements have MeasureField. */
export function TextField({ ref, ...props }: TextFieldProps) {
  const ids = useFieldIds(props, props.suffix);
  const type = props.type ?? 'text';
  const machine = type === 'email' || type === 'url';
  return (
    <Field {...props} ids={ids}>
      <div className={fieldBox(props)} dir={props.dir ?? (machine ? 'ltr' : undefined)}>
        <input
          ref={ref}
          id={ids.control}
          className={styles.input}
          type={type}
          name={props.name}
          value={props.value}
          placeholder={props.placeholder}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete ?? 'off'}
          autoCapitalize={props.autoCapitalize ?? (machine ? 'none' : undefined)}
          spellCheck={props.spellCheck ?? !machine}
          maxLength={props.maxLength}
          readOnly={props.readOnly}
          required={props.required}
          disabled={props.disabled}
          aria-invalid={props.error ? true : undefined}
          aria-describedby={ids.describedBy}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- dialogs and forms say where a person starts
          autoFocus={props.autoFocus}
          data-autofocus={props.autoFocus || undefined}
          onChange={(event) => props.onChange(event.target.value)}
          onBlur={props.onBlur}
        />
        {props.suffix && (
          <span id={ids.unit} className={styles.suffix}>
            {props.suffix}
          </span>
        )}
        {props.end}
      </div>
    </Field>
  );
}
