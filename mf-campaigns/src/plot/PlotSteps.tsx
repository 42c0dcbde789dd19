import { type Plot, useIntl } from '@seguia/shared/platform';
import { IconButton } from '@seguia/shared/ui';
import styles from './PlotSteps.module.css';

interface PlotStepsProps {
  previous: Plot | undefined;
  next: Plot | undefined;
  onStep: (plot: Plot) => void;
}

/** The arrows to the plots before and after. */
export function PlotSteps({ previous, next, onStep }: PlotStepsProps) {
  const intl = useIntl();
  return (
    <div className={styles.steps}>
      <IconButton
        icon="back"
        label={intl
          .formatMessage(
            { id: 'campaigns.week.previous', defaultMessage: 'Parcelle précédente {plot}' },
            { plot: previous?.name ?? '' },
          )
          .trim()}
        disabled={!previous}
        onPress={() => previous && onStep(previous)}
      />
      <IconButton
        icon="forward"
        label={intl
          .formatMessage(
            { id: 'campaigns.week.next', defaultMessage: 'Parcelle suivante {plot}' },
            { plot: next?.name ?? '' },
          )
          .trim()}
        disabled={!next}
        onPress={() => next && onStep(next)}
      />
    </div>
  );
}
