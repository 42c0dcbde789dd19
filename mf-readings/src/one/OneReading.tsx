import {
  type DeviceReading,
  notFound,
  paths,
  useIntl,
  useNavigate,
  useParams,
  useReading,
} from '@seguia/shared/platform';
import { Button, LinkButton, Page, Skeleton } from '@seguia/shared/ui';
import { actionTexts } from '../rows/action-texts.ts';
import { useReadingActions } from '../rows/use-reading-actions.tsx';
import { useFarmData } from '../use-farm-data.ts';
import { oneTexts } from './one-texts.ts';
import { ReadingDetail } from './ReadingDetail.tsx';
import styles from './OneReading.module.css';

/** `/app/one/{id}`: everything about one reading. */
export function OneReading() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const reading = useReading(id);
  const { plots } = useFarmData();
  if (reading === null) return notFound();
  const title = reading && plots.get(reading.plotId)?.name;
  return (
    <Page title={title ?? intl.formatMessage(oneTexts.title)} back={{ to: paths.lastReadings() }} width="form">
      {reading === undefined ? <Skeleton look="cards" count={2} /> : <OneDetail reading={reading} />}
    </Page>
  );
}

function OneDetail({ reading }: { reading: DeviceReading }) {
  const navigate = useNavigate();
  return (
    <>
      <ReadingDetail reading={reading} />
      <ReadingButtons reading={reading} onDeleted={() => void navigate(paths.lastReadings(), { replace: true })} />
    </>
  );
}

/** Edit and delete, for those who may. */
export function ReadingButtons({ reading, onDeleted }: { reading: DeviceReading; onDeleted?: () => void }) {
  const intl = useIntl();
  const { mayEdit, mayDelete, askToDelete, dialogs } = useReadingActions(onDeleted);
  return (
    <div className={styles.buttons}>
      {mayEdit(reading) && (
        <LinkButton full icon="edit" to={paths.editReading(reading.id)}>
          {intl.formatMessage(actionTexts.edit)}
        </LinkButton>
      )}
      {mayDelete(reading) && (
        <Button full variant="danger" icon="delete" onPress={() => askToDelete(reading)}>
          {intl.formatMessage(actionTexts.delete)}
        </Button>
      )}
      {dialogs}
    </div>
  );
}
