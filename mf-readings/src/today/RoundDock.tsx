import type { Plot } from '@seguia/shared/platform';
import { useMedia } from '@seguia/shared/ui';
import { usePlots } from '../farm-data/use-plots.tsx';
import { RoundLink } from './RoundLink.tsx';
import styles from './RoundDock.module.css';

interface RoundDockProps {
  plots: readonly Plot[];
  /** Whether it is what the person comes for: then it leads the page on a desktop, too. */
  leads?: boolean;
}

/** Today's act within a thumb's reach, at the end of a phone's screen. On its side the phone has it in its heading, on a desk in the page. */
export function RoundDock({ plots, leads = false }: RoundDockProps) {
  const isLandscape = useMedia('landscape');
  if (isLandscape) return null;
  return (
    <div className={styles.dock} data-leads={leads || undefined}>
      <RoundLink plots={plots} />
    </div>
  );
}

/** The same act in the heading of a phone on its side. */
export function RoundInHeading() {
  const { plots } = usePlots('rows');
  return (
    plots && (
      <div className={styles.inHeading}>
        <RoundLink plots={plots} place="heading" />
      </div>
    )
  );
}
