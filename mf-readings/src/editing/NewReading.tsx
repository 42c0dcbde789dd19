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
import { useState } from 'react';
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
  const { plots, instead } = usePlots('field');
  const [startedOver, setStartedOver] = useState(0);
  const title = intl.formatMessage(formMessages.newTitle);
  const page = (content: React.ReactNode) => (
    <Page title={title} back={{ to: paths.today() }} width="form">
      {content}
    </Page>
  );

  if (!can('fertirrigation.create')) return page(<EmptyState title={intl.formatMessage(formMessages.mayNotCreate)} />);
  if (!plots) return page(instead);
  return (
    <NewReadingForm
      key={`${key} ${startedOver}`}
      title={title}
      plots={plots}
      onStartOver={() => setStartedOver(startedOver + 1)}
    />
  );
}

interface NewReadingFormProps {
  title: string;
  plots: readonly Plot[];
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
  unfinished,
  onStartOver,
}: NewReadingFormProps & { unfinished: readonly Unfinished[] }) {
  const writeUnfinished = useSetAtom(keepUnfinishedAtom);
  const { id, start, restored } = useStart(plots, unfinished);
  return (
    <ReadingScreen
      title={title}
      back={paths.today()}
      plots={plots}
      id={id}
      start={start}
      restored={restored}
      onStartOver={() => {
        writeUnfinished([{ what: draftOfPlot(start.plotId), readingId: id }]).catch(() => undefined);
        onStartOver();
      }}
      renderNext={(saved) => <Next saved={saved} plots={plots} />}
    />
  );
}

/** What the form begins with: the draft that was left, or an empty reading of the right plot. */
function useStart(
  plots: readonly Plot[],
  unfinished: readonly Unfinished[],
): { id: string; start: FormState; restored: boolean } {
  const [search] = useSearchParams();
  const lastPlot = useAtomValue(lastPlotAtom);
  const format = useFormat();
  const now = useFarmNow();
  const drippersOf = useDrippers();
  const [begun] = useState(() => {
    const offered = (id: string | null | undefined) => plots.find((plot) => plot.id === id)?.id;
    const typed = plotOfLastDraft(unfinished);
    const plotId = offered(search.get('plot')) ?? offered(typed) ?? offered(lastPlot) ?? plots[0]?.id ?? '';
    const draft = findDraft(unfinished, draftOfPlot(plotId));
    if (draft) return { id: draft.id, start: inUnit(draft, format).state, restored: true };
    const start = withDrippers(newFormState(plotId, now()), drippersOf(plotId), format);
    return { id: newId(), start, restored: false };
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
