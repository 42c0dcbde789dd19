import {
  canChangeReadingAtom,
  deleteReadingAtom,
  type DeviceReading,
  isolate,
  paths,
  StorageFullError,
  undoDeleteAtom,
  useFormat,
  useIntl,
  useNavigate,
} from '@seguia/shared/platform';
import { ConfirmDialog, ErrorDialog, type SwipeAction, toast } from '@seguia/shared/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useCallback, useState } from 'react';
import { useSaveFailure } from '../device-write/use-save-failure.ts';
import { actionMessages } from './action-messages.ts';
import { endOffer, offerDeletion, offerTime } from './deletions-on-offer.ts';

export interface ReadingActions {
  /** The actions that this person may take on a reading, for its swipe row. */
  actionsOf: (reading: DeviceReading) => SwipeAction[];
  confirmDeletion: (reading: DeviceReading) => void;
  mayEdit: (reading: DeviceReading) => boolean;
  mayDelete: (reading: DeviceReading) => boolean;
  /** The dialogs of these actions; the screen renders them. */
  dialogs: ReactNode;
}

/** Plot's week, edit and delete, with confirmation, undo and the person's rights. `onDeleted` is called after a deletion. */
export function useReadingActions(onDeleted?: () => void): ReadingActions {
  const intl = useIntl();
  const { date, time } = useFormat();
  const navigate = useNavigate();
  const canChange = useAtomValue(canChangeReadingAtom);
  const remove = useSetAtom(deleteReadingAtom);
  const undo = useSetAtom(undoDeleteAtom);
  const failureText = useSaveFailure();
  const [toDelete, setToDelete] = useState<DeviceReading | null>(null);
  const [failed, setFailed] = useState(false);

  /** Reports a failed undo with a toast, like the one that offered it: the screen may have changed meanwhile. */
  const onUndo = async (readings: readonly Pick<DeviceReading, 'id'>[]) => {
    endOffer();
    try {
      for (const { id } of readings) await undo(id);
    } catch (error) {
      if (!(error instanceof StorageFullError)) throw error;
      toast(failureText(error), { kind: 'error' });
    }
  };

  const onConfirm = async (reading: DeviceReading) => {
    setToDelete(null);
    try {
      await remove(reading.id);
    } catch (error) {
      if (!(error instanceof StorageFullError)) throw error;
      setFailed(true);
      return;
    }
    onDeleted?.();
    const offered = offerDeletion(reading);
    toast(intl.formatMessage(actionMessages.deleted, { count: offered.length }), {
      action: { label: intl.formatMessage(actionMessages.undo), onPress: () => onUndo(offered) },
      duration: offerTime,
    });
  };

  const actionsOf = useCallback(
    (reading: DeviceReading): SwipeAction[] => [
      {
        id: 'week',
        label: intl.formatMessage(actionMessages.week),
        icon: 'chart',
        onPress: () => void navigate(paths.plotWeek(reading.plotId)),
      },
      ...(canChange('update', reading)
        ? [
            {
              id: 'edit',
              label: intl.formatMessage(actionMessages.edit),
              icon: 'edit' as const,
              onPress: () => void navigate(paths.editReading(reading.id)),
            },
          ]
        : []),
      ...(canChange('delete', reading)
        ? [
            {
              id: 'delete',
              label: intl.formatMessage(actionMessages.delete),
              icon: 'delete' as const,
              danger: true,
              onPress: () => setToDelete(reading),
            },
          ]
        : []),
    ],
    [canChange, intl, navigate],
  );

  return {
    actionsOf,
    confirmDeletion: setToDelete,
    mayEdit: (reading) => canChange('update', reading),
    mayDelete: (reading) => canChange('delete', reading),
    dialogs: (
      <>
        {toDelete && (
          <ConfirmDialog
            danger
            title={intl.formatMessage(actionMessages.deleteTitle)}
            text={intl.formatMessage(actionMessages.deleteText, {
              date: isolate(date(toDelete.date)),
              time: isolate(time(toDelete.time)),
            })}
            confirm={intl.formatMessage(actionMessages.delete)}
            onConfirm={() => void onConfirm(toDelete)}
            onCancel={() => setToDelete(null)}
          />
        )}
        {failed && (
          <ErrorDialog text={intl.formatMessage(actionMessages.cannotDelete)} onClose={() => setFailed(false)} />
        )}
      </>
    ),
  };
}
