import { weekMeasures } from '@seguia/shared/domain/board/week-measures';
import { type DeviceReading, useIntl } from '@seguia/shared/platform';
import { List, useMedia } from '@seguia/shared/ui';
import { useDeferredValue } from 'react';
import { byState } from '@seguia/shared/domain/board/board-plots';
import type { BoardPlot } from '../board-plot.ts';
import { BoardCard } from './BoardCard.tsx';
import { BoardLine } from './BoardLine.tsx';
import { measureName } from '../measure-name.ts';
import { stateMessages } from '../state-messages.ts';
import styles from './BoardCards.module.css';

/** How many plots are drawn with the first paint. The others follow, so that a farm of 200 plots opens as fast as one of twelve. */
const first = 8;

/** From how many plots on lines are lower, so that a large farm is still seen in a few screens. */
const many = 24;

/** The board on a phone: a card for each plot that is out of target, and a line for each of the others, under the name of its state. */
export function BoardCards({ plots }: { plots: readonly BoardPlot[] }) {
  const intl = useIntl();
  const count = useDeferredValue(plots.length, first);
  const isLandscape = useMedia('landscape');
  return placed(byState(plots)).map(({ state, plots: some, before }) => {
    const shown = some.slice(0, Math.max(0, count - before));
    if (shown.length === 0) return null;
    const title = intl.formatMessage(stateMessages[state]);
    const isOut = state === 'out';
    const Item = isOut ? BoardCard : BoardLine;
    return (
      <section key={state} className={styles.part} aria-label={title} data-many={plots.length > many || undefined}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          {(state === 'in' || state === 'untargeted') &&
            weekMeasures.map((measure) => (
              // Each value says its name to a screen reader.
              <span key={measure} className={styles.column} aria-hidden>
                {measureName(intl, measure)}
              </span>
            ))}
        </div>
        <List label={title} look={!isOut ? 'rows' : isLandscape ? 'cards' : 'plain'}>
          {shown.map((plot, index) => (
            <Item key={plot.plot.id} plot={plot} atOnce={before + index < first} />
          ))}
        </List>
      </section>
    );
  });
}

/** The parts of the board, each with the number of plots before it. */
function placed(parts: ReturnType<typeof byState<DeviceReading>>) {
  return parts.map((part, at) => ({
    ...part,
    before: parts.slice(0, at).reduce((sum, { plots }) => sum + plots.length, 0),
  }));
}
