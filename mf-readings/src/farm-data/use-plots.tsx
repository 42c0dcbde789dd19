import {
  ApiError,
  defineMessages,
  type Plot,
  plotsAtom,
  pullAtom,
  syncStatusAtom,
  useCannotFetch,
  useIntl,
  useShowAgain,
  visiblePlotsAtom,
} from '@seguia/shared/platform';
import { EmptyState, ErrorDialog, ErrorState, Skeleton } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

const messages = defineMessages({
  none: {
    id: 'readings.plots.none',
    defaultMessage: 'Aucune parcelle n’est disponible pour la saisie des mesures d’E.C/pH.',
  },
  failed: { id: 'readings.plots.failed', defaultMessage: 'Les parcelles n’ont pas pu être chargées.' },
});

type FarmPlots =
  | { plots: Plot[]; instead: null; lack: null }
  /** Why there are no plots. `none`: this person has none on the farm; `failed`: they could not be fetched; `awaited`: not known yet. */
  | { plots: null; instead: ReactNode; lack: 'none' | 'failed' | 'awaited' };

/** The plots that this person records on, in walking order; or what to show in their place while there are none, and why. */
export function usePlots(look: 'rows' | 'field'): FarmPlots {
  const visible = useAtomValue(visiblePlotsAtom);
  const all = useAtomValue(plotsAtom);
  const { dataSince, error } = useAtomValue(syncStatusAtom);
  if (visible && visible.length > 0) return { plots: visible, instead: null, lack: null };
  // A device without plots must have pulled once before it can say that the farm has none.
  if (all && (all.length > 0 || dataSince !== null)) return { plots: null, instead: <NoPlots />, lack: 'none' };
  if (error && all) return { plots: null, instead: <PlotsFailed />, lack: 'failed' };
  return { plots: null, instead: <Skeleton look={look} count={6} />, lack: 'awaited' };
}

function NoPlots() {
  const intl = useIntl();
  return <EmptyState title={intl.formatMessage(messages.none)} />;
}

function PlotsFailed() {
  const intl = useIntl();
  const pull = useSetAtom(pullAtom);
  const dialog = useCannotFetch('plots', true);
  const showAgain = useShowAgain();
  const onRetry = async () => {
    try {
      await pull();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showAgain();
    }
  };
  const text = intl.formatMessage(messages.failed);
  return (
    <>
      <ErrorState text={text} onRetry={onRetry} />
      {dialog.isOpen && <ErrorDialog text={text} onClose={dialog.close} />}
    </>
  );
}
