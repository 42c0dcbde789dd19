import {
  bandsAtom,
  canAtom,
  defineMessages,
  paths,
  type Plot,
  plotsAtom,
  useFormat,
  useIntl,
  useSearchParams,
} from '@seguia/shared/platform';
import { EmptyState, Page, PullToRefresh, Skeleton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { usePlots } from '../farm-data/use-plots.tsx';
import { useRefresh } from '../farm-data/use-refresh.ts';
import { BandEditor } from './BandEditor.tsx';
import { BandTable } from './table/BandTable.tsx';
import { NotHere } from '../not-here/NotHere.tsx';
import { StageEditor } from './StageEditor.tsx';

const messages = defineMessages({
  title: { id: 'readings.bands.title', defaultMessage: 'Cibles' },
  lead: {
    id: 'readings.bands.lead',
    defaultMessage: 'Une plage par parcelle, variété et période. Elle s’affiche partout où une valeur apparaît.',
  },
  none: { id: 'readings.bands.none', defaultMessage: 'Aucune plage cible.' },
});

/** `/app/bands`: the farm's target bands, plot by plot; managers set them. */
export function Bands() {
  const intl = useIntl();
  const [search, setSearch] = useSearchParams();
  const plots = useAtomValue(plotsAtom);
  const bands = useAtomValue(bandsAtom);
  const can = useAtomValue(canAtom);
  const mayEdit = can('fertirrigation.update');
  const refresh = useRefresh();
  // The form starts anew when another tab changes the EC unit: limits typed in one unit must not be read in another.
  const { ecUnit } = useFormat();
  const editing = search.get('band');
  const forPlot = search.get('plot');
  const stagesOf = search.get('stages');
  const staged = plots?.find(({ id }) => id === stagesOf);
  const band = bands?.find(({ id }) => id === editing);
  // Keeps the form open when its band is deleted meanwhile; saving then says so.
  const [opened, setOpened] = useState<string | null>(null);
  if (band && band.id !== opened) setOpened(band.id);
  const close = () => setSearch({}, { replace: true });
  const { plots: some, instead, lack } = usePlots('rows');
  const title = intl.formatMessage(messages.title);

  if (!plots || !bands) {
    return (
      <Page title={title}>
        <Skeleton look="cards" />
      </Page>
    );
  }
  // A data server of last year, which does not know stages, gives plantings no version.
  const plantings = plots.flatMap(({ crops }) => crops);
  const hasStages = plantings.length === 0 || plantings.some(({ version }) => version !== undefined);
  const lacks = (plotId: string | null) => plotId !== null && !plots.some(({ id }) => id === plotId);
  const lacksBand = editing !== null && !band && editing !== opened;
  // While the farm's plots are unknown, no plot can be called missing.
  if (mayEdit && lack !== 'awaited' && lack !== 'failed' && (lacksBand || lacks(forPlot) || lacks(stagesOf))) {
    return (
      <Page title={title}>
        <NotHere onFailed={close} />
      </Page>
    );
  }
  // The form needs a plot to begin with, so it waits for the plots.
  if (mayEdit && lack !== 'awaited' && (editing !== null || forPlot !== null)) {
    return (
      <BandEditor
        key={`${editing} ${forPlot} ${ecUnit}`}
        band={band ?? null}
        plotId={forPlot}
        plots={plots}
        bands={bands}
        forAll={search.has('all')}
        onClose={close}
      />
    );
  }
  if (mayEdit && hasStages && staged) {
    const planting = search.get('planting');
    return (
      <StageEditor
        key={`${staged.id} ${planting}`}
        plot={staged}
        planting={planting}
        onPlanting={(chosen) => setSearch({ stages: staged.id, planting: chosen }, { replace: true })}
        onClose={close}
      />
    );
  }
  if (!some) {
    return (
      <Page title={title} back={{ to: paths.today() }}>
        {instead}
      </Page>
    );
  }
  const hasBand = (plot: Plot) => bands.some(({ plotId }) => plotId === plot.id);
  const shown = plots.filter((plot) => hasBand(plot) || (mayEdit && !plot.closed));
  return (
    <Page
      title={title}
      width="wide"
      back={{ to: paths.today(), fromAnywhere: true }}
      lead={intl.formatMessage(messages.lead)}
    >
      <PullToRefresh onRefresh={refresh}>
        {bands.length === 0 && !mayEdit && <EmptyState title={intl.formatMessage(messages.none)} />}
        {shown.length > 0 && (
          <BandTable
            plots={shown}
            bands={bands}
            acts={
              mayEdit
                ? {
                    onAdd: (plot) => setSearch({ plot }),
                    onOpen: (id) => setSearch({ band: id }),
                    onStages: hasStages ? (stages) => setSearch({ stages }) : undefined,
                  }
                : undefined
            }
          />
        )}
      </PullToRefresh>
    </Page>
  );
}
