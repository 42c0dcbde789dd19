import { dayOfWaterId } from '@seguia/shared/domain/water/water-day';
import {
  canAtom,
  hasWaterDaysAtom,
  Navigate,
  paths,
  type Plot,
  plotsAtom,
  SlotCards,
  useIntl,
  useSearchParams,
  waterDaysAtom,
} from '@seguia/shared/platform';
import { Button, EmptyState, LinkButton, Page, PullToRefresh, Skeleton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { importPath } from '../files/import-path.ts';
import { NotHere } from '../not-here/NotHere.tsx';
import { useRefresh } from '../farm-data/use-refresh.ts';
import { WaterDayEditor } from './WaterDayEditor.tsx';
import { WaterDayList } from './WaterDayList.tsx';
import { waterMessages } from '../water-day/water-messages.ts';

/** `/app/water`: the farm's water and light, day by day, written by hand or taken from a file. */
export function Water() {
  const intl = useIntl();
  const [search, setSearch] = useSearchParams();
  const days = useAtomValue(waterDaysAtom);
  const plots = useAtomValue(plotsAtom);
  const hasWaterDays = useAtomValue(hasWaterDaysAtom) !== false;
  const mayCreate = useAtomValue(canAtom)('fertirrigation.create') && hasWaterDays;
  const refresh = useRefresh();
  const close = () => setSearch({}, { replace: true });
  const title = intl.formatMessage(waterMessages.title);
  const day = search.get('day');

  if (!days || !plots) {
    return (
      <Page title={title} back={{ to: paths.today() }}>
        <Skeleton look="rows" count={6} />
      </Page>
    );
  }
  if (mayCreate && day !== null && !isDay(day, plots)) {
    return (
      <Page title={title}>
        <NotHere onFailed={close} />
      </Page>
    );
  }
  if (mayCreate && day !== null)
    return <WaterDayEditor key={day} id={day === 'new' ? null : day} days={days} plots={plots} onClose={close} />;
  // The address of the import of water before there was one import for all files.
  if (search.has('import')) return <Navigate to={importPath} replace />;
  const add = mayCreate && (
    <Button icon="plus" variant="primary" onPress={() => setSearch({ day: 'new' })}>
      {intl.formatMessage(waterMessages.add)}
    </Button>
  );
  return (
    <Page
      title={title}
      back={{ to: paths.today(), fromAnywhere: true }}
      lead={intl.formatMessage(waterMessages.lead)}
      actions={days.length > 0 && add}
    >
      <PullToRefresh onRefresh={refresh}>
        {mayCreate && (
          <LinkButton icon="table" full to={importPath}>
            {intl.formatMessage(waterMessages.import)}
          </LinkButton>
        )}
        {days.length === 0 && <EmptyState title={intl.formatMessage(waterMessages.none)} action={add} />}
        {days.length > 0 && <SlotCards slot="water" />}
        <WaterDayList days={days} plots={plots} onOpen={mayCreate ? (id) => setSearch({ day: id }) : undefined} />
      </PullToRefresh>
    </Page>
  );
}

/** Whether an address names a day that can be written: a new one, or one of the farm or of one of its plots. */
function isDay(id: string, plots: readonly Plot[]): boolean {
  const day = dayOfWaterId(id);
  return id === 'new' || (day !== null && (day.plotId === null || plots.some((plot) => plot.id === day.plotId)));
}
