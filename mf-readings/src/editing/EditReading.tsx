import {
  canChangeReadingAtom,
  type DeviceReading,
  FormattedMessage,
  keepUnfinishedAtom,
  notFound,
  paths,
  plotsAtom,
  type Unfinished,
  useFormat,
  useIntl,
  useParams,
  useReadingAnswer,
} from '@seguia/shared/platform';
import { EmptyState, LinkButton, Page, Skeleton } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { CannotFetch } from '../not-here/CannotFetch.tsx';
import { useUnfinished } from '../draft/use-unfinished.ts';
import { draftOfReading, findDraft } from '../form/model/draft.ts';
import { inUnit } from '../form/model/draft-state.ts';
import { formMessages } from '../form/messages/form-messages.ts';
import { toFormState } from '../form/model/form-state.ts';
import { ReadingScreen } from './ReadingScreen.tsx';
import { useRefusals } from '../form/hooks/use-refusals.ts';

/** `/app/edit/{id}`: the form for changing a reading. */
export function EditReading() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { reading: found, error } = useReadingAnswer(id);
  // The reading as it was last seen. If somebody deletes it, the form stays open with it, so that nothing typed is lost.
  const [seen, setSeen] = useState<DeviceReading | null>(null);
  if (found && found !== seen) setSeen(found);
  const reading = found ?? (seen?.id === id ? seen : found);
  const canChange = useAtomValue(canChangeReadingAtom);
  // The form starts anew when another tab changes the EC unit: a value typed in one unit must not be read in another.
  const { ecUnit } = useFormat();
  const [startedOver, setStartedOver] = useState(0);
  if (reading === null && !error) return notFound();
  const title = intl.formatMessage(formMessages.editTitle);
  const page = (content: ReactNode) => (
    <Page title={title} back={{ to: paths.reading(id) }} width="form">
      {content}
    </Page>
  );
  if (reading === undefined) return page(<Skeleton look="field" count={5} />);
  if (reading === null) return page(<CannotFetch />);
  if (!canChange('update', reading)) return page(<EmptyState title={intl.formatMessage(formMessages.mayNotEdit)} />);
  return (
    <EditForm
      key={`${id} ${startedOver} ${ecUnit}`}
      title={title}
      reading={reading}
      isGone={found === null && !error}
      onStartOver={() => setStartedOver(startedOver + 1)}
    />
  );
}

interface EditFormProps {
  title: string;
  reading: DeviceReading;
  /** Whether the reading was deleted after the form was opened. */
  isGone: boolean;
  onStartOver: () => void;
}

/** Waits the few milliseconds until the device has read what was typed before. */
function EditForm(props: EditFormProps) {
  const unfinished = useUnfinished();
  if (!unfinished)
    return (
      <Page title={props.title} back={{ to: paths.reading(props.reading.id) }} width="form">
        {null}
      </Page>
    );
  return <BegunForm {...props} unfinished={unfinished} />;
}

function BegunForm({
  title,
  reading,
  isGone,
  unfinished,
  onStartOver,
}: EditFormProps & { unfinished: readonly Unfinished[] }) {
  const format = useFormat();
  const writeUnfinished = useSetAtom(keepUnfinishedAtom);
  const plots = useAtomValue(plotsAtom) ?? [];
  const what = draftOfReading(reading.id);
  const refusals = useRefusals(reading.id);
  const [{ start, begun, restored }] = useState(() => {
    const foundDraft = findDraft(unfinished, what);
    const draft = foundDraft && inUnit(foundDraft, format);
    const now = { version: reading.version, taken: toFormState(reading, format) };
    return draft
      ? { start: draft.state, begun: draft.base ?? now, restored: true }
      : { start: now.taken, begun: now, restored: false };
  });
  return (
    <ReadingScreen
      title={title}
      back={paths.reading(reading.id)}
      plots={plots.filter((plot) => !plot.closed || plot.id === reading.plotId)}
      id={reading.id}
      start={start}
      reading={reading}
      isGone={isGone}
      begun={begun}
      refusals={refusals}
      restored={restored}
      onStartOver={() => {
        writeUnfinished([{ what, readingId: reading.id }]).catch(() => undefined);
        onStartOver();
      }}
      renderNext={() => (
        <LinkButton variant="primary" full large to={paths.reading(reading.id)}>
          <FormattedMessage id="readings.saved.show" defaultMessage="Voir le relevé" />
        </LinkButton>
      )}
    />
  );
}
