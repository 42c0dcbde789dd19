import { type MeasuredField, quantityOf, type Side, sideOf } from '@seguia/shared/domain/readings/measures';
import { sides } from '@seguia/shared/domain/readings/reading-fields';
import { useIntl } from '@seguia/shared/platform';
import { Icon } from '@seguia/shared/ui';
import type { CSSProperties } from 'react';
import type { ReadingFormModel } from '../hooks/use-reading-form.ts';
import { sideMessages } from '../../rows/item-messages.ts';
import { unitSymbols } from '../../words/field-messages.ts';
import { shortMessages } from '../../words/short-messages.ts';
import styles from './ValueFields.module.css';

/** The values of a reading; the last one is the percentage or, from drippers, the total drained. */
export type ValueField = MeasuredField | 'totalDrained';

const sideOfField = (field: ValueField): Side => (field === 'totalDrained' ? 'drain' : sideOf(field));

interface ValueTabsProps {
  fields: readonly ValueField[];
  form: ReadingFormModel;
  active: ValueField;
  onPress: (field: ValueField) => void;
}

/** What is typed so far, a tab for each field: five in one row, or a row for each water where they are more. Hidden from screen readers, which have the fields. */
export function ValueTabs({ fields, form: { state, checks }, active, onPress }: ValueTabsProps) {
  const intl = useIntl();
  return (
    <div className={styles.tabs} aria-hidden>
      {sides.map((side) => {
        const own = fields.filter((field) => sideOfField(field) === side);
        return (
          <div key={side} className={styles.side} style={{ '--count': own.length } as CSSProperties}>
            {own.map((field) => (
              <button
                key={field}
                type="button"
                tabIndex={-1}
                className={styles.tab}
                data-active={field === active || undefined}
                data-side={side}
                onClick={() => onPress(field)}
              >
                <span className={styles.name}>
                  {intl.formatMessage(sideMessages[side])}
                  <br />
                  {field === 'totalDrained'
                    ? unitSymbols[state.dripperUnit]
                    : intl.formatMessage(shortMessages[quantityOf(field)])}
                </span>
                <span className={styles.typed}>
                  {checks.notes[field]?.error ? (
                    <Icon name="error" size={20} />
                  ) : (
                    <bdi className={styles.value}>{state[field] || '–'}</bdi>
                  )}
                </span>
              </button>
            ))}
          </div>
        );
      })}
    </div>
  );
}
