import { useMemo } from 'react';
import styles from './QrCode.module.css';
import { qrPath } from './qr-path.ts';

export interface QrCodeProps {
  text: string;
  /** Describes the code to a screen reader. */
  label: string;
}

/** A text as a QR code. It is dark on white in every theme, because cameras expect that. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, d } = useMemo(() => qrPath(text), [text]);
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}h-${size}z`} className={styles.light} />
      <path d={d} className={styles.dark} />
    </svg>
  );
}
