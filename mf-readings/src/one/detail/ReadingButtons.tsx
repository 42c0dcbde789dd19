import { type DeviceReading, paths, useIntl } from '@seguia/shared/platform';
import { Button, LinkButton } from '@seguia/shared/ui';
import { actionMessages } from '../../rows/action-messages.ts';
import { useReadingActions } from '../../rows/use-reading-actions.tsx';
import styles from './ReadingButtons.module.css';

/** The buttons to the plot's week, and to edit and delete for people who may. */
export function ReadingButtons({ reading, onDeleted }: { reading: DeviceReading; onDeleted?: () => void }) {
  const intl = useIntl();
  const { mayEdit, mayDelete, confirmDeletion, dialogs } = useReadingActions(onDeleted);
  return (
    <div className={styles.buttons}>
      <LinkButton full icon="chart" to={paths.plotWeek(reading.plotId)}>
        {intl.formatMessage(actionMessages.plotWeek)}
      </LinkButton>
      {mayEdit(reading) && (
        <LinkButton full icon="edit" to={paths.editReading(reading.id)}>
          {intl.formatMessage(actionMessages.edit)}
        </LinkButton>
      )}
      {mayDelete(reading) && (
        <Button full variant="danger" icon="delete" onPress={() => confirmDeletion(reading)}>
          {intl.formatMessage(actionMessages.delete)}
        </Button>
      )}
      {dialogs}
    </div>
  );
}
