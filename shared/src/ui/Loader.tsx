import { useIntl } from 'react-intl';
import styles from './Loader.module.css';

export interface LoaderProps {
  /** What is being waited for; "Loading" by default. */
  label?: string | undefined;
  /** Fills the screen, with the logo: for the start of the app. */
  full?: boolean | undefined;
  /** Edge in px of the design. */
  size?: number | undefined;
}

/** Water running along the channel of the mark. With reduced motion it stands still and the words remain. */
export function Loader({ label, full = false, size = full ? 72 : 24 }: LoaderProps) {
  const intl = useIntl();
  const text = label ?? intl.formatMessage({ id: 'ui.loading', defaultMessage: 'Chargement' });
  const edge = `${size / 16}rem`;
  return (
    <div className={full ? styles.full : styles.inline} role="status">
      <svg className={styles.loader} viewBox="0 0 48 48" style={{ inlineSize: edge, blockSize: edge }} aria-hidden>
        <path className={styles.bed} d="M37 11H18a6.5 6.5 0 0 0 0 13h12a6.5 6.5 0 0 1 0 13H11" />
        <path className={styles.water} d="M37 11H18a6.5 6.5 0 0 0 0 13h12a6.5 6.5 0 0 1 0 13H11" pathLength={100} />
        {full && (
          <g className={styles.plot}>
            <rect x="22" y="15" width="16" height="5" rx="1.5" />
            <rect x="10" y="28" width="16" height="5" rx="1.5" />
          </g>
        )}
      </svg>
      <span className={full ? styles.text : styles.hiddenText}>{text}</span>
    </div>
  );
}
