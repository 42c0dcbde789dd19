import {
  paths,
  type Plot,
  plotsAtom,
  pullAtom,
  useIntl,
  useLocation,
  useNavigate,
  useParams,
} from '@seguia/shared/platform';
import { Page, PullToRefresh, Skeleton } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { NotFetched } from '../fetching/NotFetched.tsx';
import { useFound } from '../fetching/use-found.ts';
import { PlotSteps } from './PlotSteps.tsx';
import styles from './PlotWeek.module.css';
import { useNeighbours } from './use-neighbours.ts';
import { useSwipePlots } from './use-swipe-plots.ts';
import { WeekView } from './WeekView.tsx';

/** `/app/plot/{plot_id}`: a plot's week and its trend, with arrows to the plots before and after. */
export function PlotWeek() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { plot_id: plotId = '' } = useParams();
  const {
    item: plot,
    error,
    retry,
  } = useFound(useAtomValue(plotsAtom), (candidate) => candidate.id === plotId, plotId);
  const pull = useSetAtom(pullAtom);
  const { previous, next } = useNeighbours(plotId);
  // Back leads to where the first plot was opened from, however many were visited since.
  const step = (to: Plot | undefined) =>
    to && void navigate({ pathname: paths.plotWeek(to.id), search }, { replace: true, preventScrollReset: true });
  const swipe = useSwipePlots({ onPrevious: () => step(previous), onNext: () => step(next) });
  return (
    <Page
      title={plot?.name ?? intl.formatMessage({ id: 'campaigns.figures.plot', defaultMessage: 'Parcelle' })}
      width="wide"
      back={{ to: paths.today(), fromAnywhere: true }}
      actions={plot && <PlotSteps previous={previous} next={next} onStep={step} />}
    >
      {plot ? (
        <PullToRefresh onRefresh={pull}>
          <div className={styles.week} {...swipe}>
            <WeekView key={plot.id} plot={plot} />
          </div>
        </PullToRefresh>
      ) : error ? (
        <NotFetched
          error={error}
          what="readings"
          text={intl.formatMessage({
            id: 'campaigns.plot.error',
            defaultMessage: 'Les relevés n’ont pas pu être chargés.',
          })}
          onRetry={retry}
        />
      ) : (
        <Skeleton look="chart" count={2} />
      )}
    </Page>
  );
}
