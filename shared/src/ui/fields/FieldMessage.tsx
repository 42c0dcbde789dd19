import type { FieldBase, FieldIds } from './field.ts';
import { Icon } from '../icons/Icon.tsx';
import { isolated } from '../values/isolated.tsx';
import styles from './FieldMessage.module.css';

/** The error or the question beneath a field, with its repairs. */
export function FieldMessage({
  ids,
  error,
  ask,
  fixes,
}: Pick<FieldBase, 'error' | 'ask' | 'fixes'> & { ids: FieldIds }) {
  const text = error ?? ask;
  if (!text) return null;
  return (
    <div className={error ? styles.error : styles.ask}>
      <p id={ids.message} className={styles.text}>
        <Icon name={error ? 'error' : 'warning'} size={20} />
        <span>{isolated(text)}</span>
      </p>
      {fixes?.map((fix) => (
        <button key={fix.label} type="button" className={styles.fix} onClick={fix.onPress}>
          {isolated(fix.label)}
        </button>
      ))}
    </div>
  );
}
