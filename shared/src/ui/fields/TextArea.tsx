import { Field } from './Field.tsx';
import { fieldBox } from './field-box.ts';
import { type FieldBase, useFieldIds } from './field.ts';
import styles from './Field.module.css';

export interface TextAreaProps extends FieldBase {
  value: string;
  onChange: (value: string) => void;
  name?: string | undefined;
  rows?: number | undefined;
  maxLength?: number | undefined;
  placeholder?: string | undefined;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const ids = useFieldIds(props);
  return (
    <Field {...props} ids={ids}>
      <div className={fieldBox(props)}>
        <textarea
          id={ids.control}
          className={styles.input}
          name={props.name}
          rows={props.rows ?? 3}
          value={props.value}
          maxLength={props.maxLength}
          placeholder={props.placeholder}
          required={props.required}
          disabled={props.disabled}
          aria-invalid={props.error ? true : undefined}
          aria-describedby={ids.describedBy}
          onChange={(event) => props.onChange(event.target.value)}
        />
      </div>
    </Field>
  );
}
