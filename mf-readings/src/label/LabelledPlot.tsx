import {
  canAtom,
  defineMessages,
  farmAtom,
  isolate,
  keepUnfinishedAtom,
  Navigate,
  paths,
  type Plot,
  plotsAtom,
  todayAtom,
  useIntl,
  useNavigate,
  useParams,
  visiblePlotsAtom,
} from '@seguia/shared/platform';
import { EmptyState, isolated, LinkButton, Page, Skeleton } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useUnfinished } from '../draft/use-unfinished.ts';
import { NotHere } from '../not-here/NotHere.tsx';
import { type Round, roundOf, unfinishedRound } from '../round/stops/round.ts';

const messages = defineMessages({
  title: { id: 'readings.label.title', defaultMessage: 'Étiquette d’une parcelle' },
  otherFarm: {
    id: 'readings.label.otherFarm',
    defaultMessage: 'Cette étiquette est d’une autre exploitation. Vous êtes sur {farm}.',
  },
  changeFarm: { id: 'readings.label.changeFarm', defaultMessage: 'Changer d’exploitation' },
  closed: { id: 'readings.label.closed', defaultMessage: '{plot} est fermée. Rien n’y est plus saisi.' },
  week: { id: 'readings.label.week', defaultMessage: 'Voir ses relevés' },
});

/** `/app/at/:farm/:plot`: the address in the code of a plot's label. Opens the plot's stop of today's round, or else its new reading. */
export function LabelledPlot() {
  const intl = useIntl();
  const { farm: farmId = '', plot: plotId = '' } = useParams();
  const navigate = useNavigate();
  const farm = useAtomValue(farmAtom);
  const plots = useAtomValue(plotsAtom);
  const plot = plots?.find(({ id }) => id === plotId);
  if (farm && farm.id !== farmId) {
    return (
      <LabelPage
        text={intl.formatMessage(messages.otherFarm, { farm: isolate(farm.name) })}
        way={<LinkButton to={paths.farmers()}>{intl.formatMessage(messages.changeFarm)}</LinkButton>}
      />
    );
  }
  if (!plots) return <Skeleton look="field" count={2} />;
  // The label may be of a plot that this device has not fetched yet.
  if (!plot) return <NotHere onFailed={() => void navigate(paths.today(), { replace: true })} />;
  if (plot.closed) {
    return (
      <LabelPage
        text={intl.formatMessage(messages.closed, { plot: isolate(plot.name) })}
        way={<LinkButton to={paths.plotWeek(plot.id)}>{intl.formatMessage(messages.week)}</LinkButton>}
      />
    );
  }
  return <OpenPlot plot={plot} />;
}

function LabelPage({ text, way }: { text: string; way: ReactNode }) {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage(messages.title)} back={{ to: paths.today() }} width="form">
      <EmptyState title={isolated(text)} />
      {way}
    </Page>
  );
}

/** Goes where an open plot is recorded; people who may only look go to its week. */
function OpenPlot({ plot }: { plot: Plot }) {
  const can = useAtomValue(canAtom);
  const today = useAtomValue(todayAtom);
  const isStop = useAtomValue(visiblePlotsAtom)?.some(({ id }) => id === plot.id);
  const unfinished = useUnfinished();
  if (!can('fertirrigation.create')) return <Navigate to={paths.plotWeek(plot.id)} replace />;
  if (!unfinished) return <Skeleton look="field" count={2} />;
  const round = roundOf(unfinished);
  // The round leaves out the plots that are hidden: it would silently open another one.
  if (isStop && round?.startedOn === today && round.plotId !== null)
    return <ToStop round={{ ...round, plotId: plot.id }} />;
  return <Navigate to={paths.newReading(plot.id)} replace />;
}

/** Stores the round with its person at this plot, then opens it. Where the device cannot store it, the plot's new reading opens. */
function ToStop({ round }: { round: Round & { plotId: string } }) {
  const storeUnfinished = useSetAtom(keepUnfinishedAtom);
  const navigate = useNavigate();
  const open = useEffectEvent(() => {
    storeUnfinished([unfinishedRound(round)]).then(
      () => void navigate(paths.round(), { replace: true }),
      () => void navigate(paths.newReading(round.plotId), { replace: true }),
    );
  });
  useEffect(() => open(), []);
  return <Skeleton look="field" count={2} />;
}
