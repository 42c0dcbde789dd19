import { useId } from 'react';
import { Searched } from './Searched.tsx';
import type { Choice } from '../fields/choice.ts';
import { FieldMessage } from '../fields/FieldMessage.tsx';
import { type FieldBase, useFieldIds } from '../fields/field.ts';
import fieldStyles from '../fields/Field.module.css';
import styles from './RadioGroup.module.css';

export interface RadioGroupProps<Id extends string> extends FieldBase {
  value: Id | null;
  onChange: (id: Id) => void;
  options: readonly Choice<Id>[];
}

/** One of a few values as rows; more than ten have a search. */
export function RadioGroup<Id extends string>(props: RadioGroupProps<Id>) {
  return <Radios {...props} look="rows" />;
}

/** One of two to four short values side by side. */
export function Segmented<Id extends string>(props: RadioGroupProps<Id>) {
  return <Radios {...props} look="segments" />;
}

interface RadiosProps<Id extends string> extends RadioGroupProps<Id> {
  look: 'rows' | 'segments';
}

function Radios<Id extends string>({ look, value, onChange, options, ...field }: RadiosProps<Id>) {
  const ids = useFieldIds(field);
  const name = useId();
  return (
    <div
      role="radiogroup"
      className={styles.group}
      aria-labelledby={ids.label}
      aria-describedby={ids.describedBy}
      aria-required={field.required}
      aria-invalid={field.error ? true : undefined}
    >
      <span id={ids.label} className={field.labelHidden ? fieldStyles.hidden : fieldStyles.label}>
        {field.label}
      </span>
      {field.hint && (
        <p id={ids.hint} className={fieldStyles.hint}>
          {field.hint}
        </p>
      )}
      <Searched items={options} nameOf={({ label }) => label}>
        {(found) => (
          <div className={styles[look]}>
            {found.map((choice) => (
              <label key={choice.id} className={styles.option}>
                <input
                  type="radio"
                  className={styles.input}
                  name={name}
                  value={choice.id}
                  checked={choice.id === value}
                  disabled={field.disabled}
                  onChange={() => onChange(choice.id)}
                />
                <span className={look === 'rows' ? styles.words : styles.segment}>
                  {choice.label}
                  {choice.hint && <span className={fieldStyles.hint}>{choice.hint}</span>}
                </span>
              </label>
            ))}
          </div>
        )}
      </Searched>
      <FieldMessage ids={ids} error={field.error} ask={field.ask} fixes={field.fixes} />
    </div>
  );
}
