import { useIntl } from 'react-intl';
import styles from './Loader.module.css';
import { Water } from '../icons/Water.tsx';

export interface LoaderProps {
  /** What is being waited for; "Loading" by default. */
  label?: string | undefined;
  /** Fills the screen, with the logo: for the start of the app. */
  full?: boolean | undefined;
  /** Edge in px of the design. */
  size?: number | undefined;
}

/** Water running along the channel of the mark, and what is waited for. With reduced motion it stands still and the words remain. */
export function Loader({ label, full = false, size = full ? 72 : 24 }: LoaderProps) {
  const intl = useIntl();
  return (
    <div className={full ? styles.full : styles.inline} role="status">
      <Water size={size} plots={full} />
      <span className={full ? styles.text : styles.hiddenText}>
        {label ?? intl.formatMessage({ id: 'ui.loading', defaultMessage: 'Chargement' })}
      </span>
    </div>
  );
}
