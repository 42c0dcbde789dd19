import styles from './Water.module.css';

/** The channel of the mark with water running in it; decoration, for what says itself that it is busy. */
export function Water({ size = 24, plots = false }: { size?: number | undefined; plots?: boolean | undefined }) {
  const edge = `${size / 16}rem`;
  return (
    <svg className={styles.water} viewBox="0 0 48 48" style={{ inlineSize: edge, blockSize: edge }} aria-hidden>
      <path className={styles.bed} d={channel} />
      <path className={styles.flow} d={channel} pathLength={100} />
      {plots && (
        <g className={styles.plots}>
          <rect x="22" y="15" width="16" height="5" rx="1.5" />
          <rect x="10" y="28" width="16" height="5" rx="1.5" />
        </g>
      )}
    </svg>
  );
}

const channel = 'M37 11H18a6.5 6.5 0 0 0 0 13h12a6.5 6.5 0 0 1 0 13H11';
