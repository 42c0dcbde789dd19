import { cropsOn } from '@seguia/shared/domain/bands';
import { formatCrops } from '@seguia/shared/domain/plantings/format-crops';
import { isolate, paths, type Plot, plotsAtom, todayAtom, useIntl, useSearchParams } from '@seguia/shared/platform';
import { Button, LinkButton, List, Page, PullToRefresh, Row, Searched, Section } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { FarmListState } from '../set-up/FarmListState.tsx';
import { setUpMessages } from '../set-up/set-up-messages.ts';
import { SetUpNotice } from '../set-up/SetUpNotice.tsx';
import { useMaySetUp } from '../set-up/use-may-set-up.ts';
import { useRefresh } from '../set-up/use-refresh.ts';
import { OrderSheet } from './OrderSheet.tsx';
import { PasteSheet } from './paste/PasteSheet.tsx';
import { plantingMessages } from '../plantings/planting-messages.ts';
import { PlantSheet } from './PlantSheet.tsx';
import { PlotEditor } from './PlotEditor.tsx';
import { plotMessages } from '../plot-forms/plot-messages.ts';
import styles from '../plot-forms/plot-forms.module.css';

/** `/app/farm/plots`: the farm's plots in walking order; managers add, change, order and close them. */
export function Plots() {
  const intl = useIntl();
  const [search, setSearch] = useSearchParams();
  const plots = useAtomValue(plotsAtom);
  const { may, serverCan } = useMaySetUp('plots');
  const refresh = useRefresh();
  const title = intl.formatMessage(setUpMessages.plots);
  const open = plots?.filter(({ closed }) => !closed) ?? [];
  const closed = plots?.filter((plot) => plot.closed) ?? [];
  const edited = plots?.find(({ id }) => id === search.get('plot'));
  const close = () => setSearch({}, { replace: true });
  const row = (plot: Plot) => (
    <PlotItem key={plot.id} plot={plot} onPress={may ? () => setSearch({ plot: plot.id }) : undefined} />
  );
  return (
    <Page title={title} back={{ to: paths.today() }} lead={intl.formatMessage(plotMessages.lead)}>
      <PullToRefresh onRefresh={refresh}>
        <SetUpNotice serverCan={serverCan} />
        {may && (
          <div className={styles.start}>
            <Button variant="primary" icon="plus" onPress={() => setSearch({ new: '' })}>
              {intl.formatMessage(plotMessages.add)}
            </Button>
            <Button icon="note" onPress={() => setSearch({ paste: '' })}>
              {intl.formatMessage(plotMessages.paste)}
            </Button>
            {open.length > 0 && (
              <Button icon="drop" onPress={() => setSearch({ plant: '' })}>
                {intl.formatMessage(plantingMessages.several)}
              </Button>
            )}
            {open.length > 0 && (
              <LinkButton icon="print" to="/app/farm/labels">
                {intl.formatMessage(plotMessages.labels)}
              </LinkButton>
            )}
            {open.length > 1 && (
              <Button icon="sort" onPress={() => setSearch({ order: '' })}>
                {intl.formatMessage(plotMessages.order)}
              </Button>
            )}
          </div>
        )}
        <FarmListState items={plots} may={may} none={plotMessages.none} />
        {open.length > 0 && (
          <Searched items={open} nameOf={({ name, house }) => `${name} ${house ?? ''}`}>
            {(found) => <List label={intl.formatMessage(plotMessages.list)}>{found.map(row)}</List>}
          </Searched>
        )}
        {closed.length > 0 && (
          <Section title={intl.formatMessage(plotMessages.closedList)}>
            <List label={intl.formatMessage(plotMessages.closedList)}>{closed.map(row)}</List>
          </Section>
        )}
      </PullToRefresh>
      {may && edited && <PlotEditor key={edited.id} plot={edited} onClose={close} />}
      {may && search.has('new') && <PlotEditor plot={null} onClose={close} />}
      {may && search.has('paste') && <PasteSheet onClose={close} />}
      {may && search.has('plant') && open.length > 0 && <PlantSheet plots={open} onClose={close} />}
      {may && search.has('order') && <OrderSheet plots={open} onClose={close} />}
    </Page>
  );
}

/** A plot in the list: its name and its facts. */
function PlotItem({ plot, onPress }: { plot: Plot; onPress: (() => void) | undefined }) {
  const intl = useIntl();
  const today = useAtomValue(todayAtom);
  const area = plot.area === null ? null : `${intl.formatNumber(plot.area)} m²`;
  const crops = formatCrops(cropsOn(plot.crops, today));
  const known = [plot.house, area, crops].flatMap((part) => (part ? [isolate(part)] : [])).join(' · ');
  return <Row title={plot.name} text={known || undefined} onPress={onPress} chevron={onPress !== undefined} />;
}
