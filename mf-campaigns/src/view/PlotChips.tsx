import { LineSample } from '@seguia/shared/ui';
import { usePlotName } from '../farm/use-plot-name.ts';
import styles from './PlotChips.module.css';
import type { Picks } from './use-view-params.ts';

/** The picked plots with their lines: the legend of all five graphs, which stays in sight while they scroll. */
export function PlotChips({ picks }: { picks: Picks }) {
  const plotName = usePlotName();
  return (
    <ul className={styles.chips}>
      {[...picks]
        .toSorted(([first], [other]) => first - other)
        .map(([slot, plotId]) => (
          <li key={slot} className={styles.chip}>
            <LineSample series={slot} />
            {plotName(plotId)}
          </li>
        ))}
    </ul>
  );
}
