import type { AxisTickProps } from '@nivo/axes';
import { useTheme } from '@nivo/theming';
import styles from './NivoFrame.module.css';

/** A value of an axis as one text. nivo's own tick is a group with a line of no length and a text with seven inline styles, which a zoom replaces. */
export function AxisText({ value, format, x, y, textX, textY, textAnchor, textBaseline }: AxisTickProps<number>) {
  const { fill } = useTheme().axis.ticks.text;
  return (
    <text
      className={styles.value}
      style={{ fill: `var(--tick, ${fill})` }}
      x={x + textX}
      y={y + textY}
      textAnchor={textAnchor as 'start' | 'middle' | 'end'}
      dominantBaseline={textBaseline as 'central'}
    >
      {format ? format(value) : value}
    </text>
  );
}
