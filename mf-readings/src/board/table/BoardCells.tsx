import { useIntl } from '@seguia/shared/platform';
import { isolated, StatusMark, VisuallyHidden } from '@seguia/shared/ui';
import { deliveryMessages } from '../../words/delivery-messages.ts';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import type { BoardPlot } from '../board-plot.ts';
import styles from './BoardTable.module.css';
import { stateMessages } from '../state-messages.ts';
import { useAge } from '../use-age.ts';

/** The plot's mark. It has no text for screen readers, because the sentence says the same. */
export function StateCell({ plot: { now, mark } }: { plot: BoardPlot }) {
  const intl = useIntl();
  return (
    <>
      {mark ? <StatusMark state={mark} label="" /> : <span aria-hidden>–</span>}
      <VisuallyHidden>{intl.formatMessage(stateMessages[now.state])}</VisuallyHidden>
    </>
  );
}

export function PlotCell({ plot: { plot, crops } }: { plot: BoardPlot }) {
  return (
    <span className={styles.plot}>
      <bdi>{plot.name}</bdi>
      <bdi className={styles.crop}>{formatCrops(crops)}</bdi>
    </span>
  );
}

/** When the newest reading was, and whether the server has it. */
export function AgeCell({ plot: { now, newest } }: { plot: BoardPlot }) {
  const intl = useIntl();
  const age = useAge();
  return (
    <span className={styles.age}>
      {now.newest && isolated(age(now.newest))}
      {newest && newest.state !== 'sent' && (
        <StatusMark state={newest.state} label={intl.formatMessage(deliveryMessages[newest.state])} size={20} />
      )}
    </span>
  );
}
