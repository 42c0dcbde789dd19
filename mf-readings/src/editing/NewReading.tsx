import {
  canAtom,
  lastPlotAtom,
  paths,
  type Plot,
  useFormat,
  useIntl,
  useLocation,
  useSearchParams,
  FormattedMessage,
  type DeviceReading,
  keepUnfinishedAtom,
  type Unfinished,
} from '@seguia/shared/platform';
import { EmptyState, LinkButton, Page } from '@seguia/shared/ui';
import { newId } from '@seguia/shared/domain/uuid';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { draftOfPlot, findDraft, plotOfLastDraft } from '../form/model/draft.ts';
import { inUnit } from '../form/model/draft-state.ts';
import { formMessages } from '../form/messages/form-messages.ts';
import { type FormState, newFormState, withDrippers } from '../form/model/form-state.ts';
import { ReadingScreen } from './ReadingScreen.tsx';
import { useDrippers } from '../form/hooks/use-drippers.ts';
import { useFarmNow } from '../form/hooks/use-now.ts';
import { usePlots } from '../farm/use-plots.tsx';
import { useUnfinished } from '../farm/use-unfinished.ts';

/** `/app/new`: a new reading, of the plot in the address or else of the plot used last. */
export function NewReading() {
  const intl = useIntl();
  const { key } = useLocation();
  const can = useAtomValue(canAtom);
  const { plots, instead, lack } = usePlots('field');
  const [startedOver, setStartedOver] = useState(0);
  const title = intl.formatMessage(formMessages.newTitle);
  const page = (content: ReactNode) => (
    <Page title={title} back={{ to: paths.today() }} width="form">
      {content}
    </Page>
  );

  if (!can('fertirrigation.create')) return page(<EmptyState title={intl.formatMessage(formMessages.mayNotCreate)} />);
  if (lack === 'none') return page(instead);
  return (
    <NewReadingForm
      key={`${key} ${startedOver}`}
      title={title}
      plots={plots}
      insteadOfPlots={lack === 'failed' && instead}
      onStartOver={() => setStartedOver(startedOver + 1)}
    />
  );
}

interface NewReadingFormProps {
  title: string;
  /** Null while they are not known: typing begins without them. */
  plots: readonly Plot[] | null;
  insteadOfPlots: ReactNode;
  onStartOver: () => void;
}

/** Waits some milliseconds for what was typed before. */
function NewReadingForm(props: NewReadingFormProps) {
  const unfinished = useUnfinished();
  if (!unfinished)
    return (
      <Page title={props.title} back={{ to: paths.today() }} width="form">
        {null}
      </Page>
    );
  return <BegunForm {...props} unfinished={unfinished} />;
}

function BegunForm({
  title,
  plots,
  insteadOfPlots,
  unfinished,
  onStartOver,
}: NewReadingFormProps & { unfinished: readonly Unfinished[] }) {
  const writeUnfinished = useSetAtom(keepUnfinishedAtom);
  const { id, start, restored, plotOf } = useStart(plots, unfinished);
  return (
    <ReadingScreen
      title={title}
      back={paths.today()}
      plots={plots}
      insteadOfPlots={insteadOfPlots}
      plotOf={plotOf}
      id={id}
      start={start}
      restored={restored}
      onStartOver={(plotId) => {
        const plotIds = [start.plotId, plotId, noPlot];
        writeUnfinished(plotIds.map((plotId) => ({ what: draftOfPlot(plotId), readingId: id }))).catch(() => undefined);
        onStartOver();
      }}
      renderNext={(saved) => <Next saved={saved} plots={plots ?? []} />}
    />
  );
}

/** Instead of a plot's id, while it is not known which plots there are. */
const noPlot = '';

interface Start {
  id: string;
  start: FormState;
  restored: boolean;
  /** The plot that the form is for, of those that are offered. */
  plotOf: (plots: readonly Plot[]) => string;
}

/** What the form begins with: the draft that was left, or an empty reading of the right plot. */
function useStart(plots: readonly Plot[] | null, unfinished: readonly Unfinished[]): Start {
  const [search] = useSearchParams();
  const lastPlot = useAtomValue(lastPlotAtom);
  const format = useFormat();
  const now = useFarmNow();
  const drippersOf = useDrippers();
  const [begun] = useState(() => {
    const wanted = [search.get('plot'), plotOfLastDraft(unfinished), lastPlot].filter((id) => id !== null);
    const plotOf = (offered: readonly Plot[]) =>
      wanted.find((id) => offered.some((plot) => plot.id === id)) ?? offered[0]?.id ?? noPlot;
    // Which plots there are may come after what is typed.
    const plotId = plots ? plotOf(plots) : (wanted.find(Boolean) ?? noPlot);
    const draft =
      findDraft(unfinished, draftOfPlot(plotId)) ??
      (search.has('plot') ? undefined : findDraft(unfinished, draftOfPlot(noPlot)));
    if (draft) return { id: draft.id, start: { ...inUnit(draft, format).state, plotId }, restored: true, plotOf };
    const start = withDrippers(newFormState(plotId, now()), drippersOf(plotId), format);
    return { id: newId(), start, restored: false, plotOf };
  });
  return begun;
}

/** The ways on from a saved reading: the next plot in walking order, the same one again, the reading itself. */
function Next({ saved, plots }: { saved: DeviceReading; plots: readonly Plot[] }) {
  const next = plots[plots.findIndex(({ id }) => id === saved.plotId) + 1];
  return (
    <>
      {next && (
        <LinkButton variant="primary" full large to={paths.newReading(next.id)} icon="forward">
          <FormattedMessage
            id="readings.saved.nextPlot"
            defaultMessage="Suivante : {plot}"
            values={{ plot: next.name }}
          />
        </LinkButton>
      )}
      <LinkButton to={paths.newReading(saved.plotId)} icon="plus">
        <FormattedMessage id="readings.saved.again" defaultMessage="Même parcelle" />
      </LinkButton>
      <LinkButton to={paths.reading(saved.id)}>
        <FormattedMessage id="readings.saved.show" defaultMessage="Voir le relevé" />
      </LinkButton>
    </>
  );
}
