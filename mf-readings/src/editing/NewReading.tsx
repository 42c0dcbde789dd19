import {
  canAtom,
  lastPlotAtom,
  paths,
  type Plot,
  plotsAtom,
  useFormat,
  useIntl,
  useLocation,
  useNavigate,
  useSearchParams,
  FormattedMessage,
  type DeviceReading,
  keepUnfinishedAtom,
  type Unfinished,
  walkingOrderAtom,
} from '@seguia/shared/platform';
import { EmptyState, LinkButton, Page } from '@seguia/shared/ui';
import { savedStopMessages } from '../round/messages/saved-stop-messages.ts';
import { actionMessages } from '../rows/action-messages.ts';
import { inWalkingOrder } from '@seguia/shared/domain/plots/walking-order';
import { newId } from '@seguia/shared/domain/uuid';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { draftMovedTo, draftOfPlot, findDraft, plotOfLastDraft } from '../form/model/draft.ts';
import { inUnit } from '../form/model/draft-state.ts';
import { formMessages } from '../form/messages/form-messages.ts';
import { newFormState, withDrippers } from '../form/model/form-state.ts';
import { type Begun, ReadingScreen } from './ReadingScreen.tsx';
import { useDrippers } from '../form/hooks/use-drippers.ts';
import { useFarmNow } from '../form/hooks/use-now.ts';
import { NotHere } from '../not-here/NotHere.tsx';
import { usePlots } from '../farm-data/use-plots.tsx';
import { useUnfinished } from '../draft/use-unfinished.ts';

/** `/app/new`: the form for a new reading, of the plot in the address or otherwise of the plot used last. */
export function NewReading() {
  const intl = useIntl();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const all = useAtomValue(plotsAtom);
  const can = useAtomValue(canAtom);
  const { plots, instead, lack } = usePlots('field');
  // The form starts anew, from its draft, when another tab changes the EC unit: a value typed in one unit must not be read in another.
  const { ecUnit } = useFormat();
  const [startedOver, setStartedOver] = useState(0);
  const title = intl.formatMessage(formMessages.newTitle);
  const page = (content: ReactNode) => (
    <Page title={title} back={{ to: paths.today() }} width="form">
      {content}
    </Page>
  );

  if (!can('fertirrigation.create')) return page(<EmptyState title={intl.formatMessage(formMessages.mayNotCreate)} />);
  const requested = search.get('plot');
  if (plots && requested !== null && !all?.some(({ id }) => id === requested))
    return page(<NotHere onFailed={() => void navigate(paths.newReading(), { replace: true })} />);
  if (lack === 'none') return page(instead);
  return (
    <NewReadingForm
      key={`${key} ${startedOver} ${ecUnit}`}
      title={title}
      // The requested plot is offered even if it is closed or hidden: otherwise the reading would silently get another plot.
      plots={plots && (all ?? plots).filter((plot) => plot.id === requested || plots.includes(plot))}
      insteadOfPlots={lack === 'failed' && instead}
      onStartOver={() => setStartedOver(startedOver + 1)}
    />
  );
}

interface NewReadingFormProps {
  title: string;
  /** Null while the plots are not known: typing begins without them. */
  plots: readonly Plot[] | null;
  insteadOfPlots: ReactNode;
  onStartOver: () => void;
}

function NewReadingForm({ title, plots, insteadOfPlots, onStartOver }: NewReadingFormProps) {
  const writeUnfinished = useSetAtom(keepUnfinishedAtom);
  const begun = useStart(plots, useUnfinished());
  return (
    <ReadingScreen
      title={title}
      back={paths.today()}
      plots={plots}
      insteadOfPlots={insteadOfPlots}
      {...begun}
      onStartOver={({ id, plotIds }) => {
        const names = [...plotIds, noPlot].flatMap((plotId) => [draftOfPlot(plotId), draftMovedTo(plotId, id)]);
        const drafts = names.map((what) => ({ what, readingId: id }));
        writeUnfinished(drafts).catch(() => undefined);
        onStartOver();
      }}
      renderNext={(saved) => <Next saved={saved} plots={plots ?? []} />}
      renderOthers={(saved) => <Others saved={saved} />}
    />
  );
}

/** Stands for a plot's id while the plots are not known. */
const noPlot = '';

/**
 * What the form begins with: an empty reading of the right plot, or the draft that was left. `unfinished` is undefined while the device is
 * opened: typing begins before drafts are known.
 */
function useStart(plots: readonly Plot[] | null, unfinished: readonly Unfinished[] | undefined): Begun {
  const [search] = useSearchParams();
  const lastPlot = useAtomValue(lastPlotAtom);
  const format = useFormat();
  const now = useFarmNow();
  const drippersOf = useDrippers();
  const begin = (drafts: readonly Unfinished[]): Begun => {
    const wanted = [search.get('plot'), plotOfLastDraft(drafts), lastPlot].filter((id) => id !== null);
    const plotOf = (offered: readonly Plot[]) =>
      wanted.find((id) => offered.some((plot) => plot.id === id)) ?? offered[0]?.id ?? noPlot;
    // The plots may become known only after somebody has begun to type.
    const plotId = plots ? plotOf(plots) : (wanted.find(Boolean) ?? noPlot);
    const draft =
      findDraft(drafts, draftOfPlot(plotId)) ??
      (search.has('plot') ? undefined : findDraft(drafts, draftOfPlot(noPlot)));
    if (draft) {
      const { id, what } = draft;
      return { id, what, start: { ...inUnit(draft, format).state, plotId }, restored: true, plotOf };
    }
    const start = withDrippers(newFormState(plotId, now()), drippersOf(plotId), format);
    return { id: newId(), start, restored: false, plotOf };
  };
  const [begun, setBegun] = useState(() => begin(unfinished ?? []));
  const [hasDrafts, setHasDrafts] = useState(unfinished !== undefined);
  if (unfinished && !hasDrafts) {
    setHasDrafts(true);
    const found = begin(unfinished);
    if (found.restored) setBegun(found);
  }
  return begun;
}

/** The next plot in this person's walking order, and the way back into what was saved. */
function Next({ saved, plots }: { saved: DeviceReading; plots: readonly Plot[] }) {
  const intl = useIntl();
  const walked = inWalkingOrder(plots, useAtomValue(walkingOrderAtom));
  const next = walked[walked.findIndex(({ id }) => id === saved.plotId) + 1];
  return (
    <>
      {next && (
        <LinkButton variant="primary" full large to={paths.newReading(next.id)} icon="forward">
          <FormattedMessage
            id="readings.saved.nextPlot"
            defaultMessage="Suivante : {plot}"
            values={{ plot: next.name }}
          />
        </LinkButton>
      )}
      <LinkButton large full to={paths.editReading(saved.id)}>
        {intl.formatMessage(savedStopMessages.correct)}
      </LinkButton>
    </>
  );
}

/** The same plot again, its week, or the reading itself. */
function Others({ saved }: { saved: DeviceReading }) {
  const intl = useIntl();
  return (
    <>
      <LinkButton variant="quiet" to={paths.newReading(saved.plotId)} icon="plus">
        <FormattedMessage id="readings.saved.again" defaultMessage="Même parcelle" />
      </LinkButton>
      <LinkButton variant="quiet" to={paths.plotWeek(saved.plotId)} icon="chart">
        {intl.formatMessage(actionMessages.plotWeek)}
      </LinkButton>
      <LinkButton variant="quiet" to={paths.reading(saved.id)}>
        <FormattedMessage id="readings.saved.show" defaultMessage="Voir le relevé" />
      </LinkButton>
    </>
  );
}
