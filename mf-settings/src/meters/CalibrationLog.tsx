import { type DeviceCalibration, isolate, StorageFullError, useFormat, useIntl } from '@seguia/shared/platform';
import { Banner, ConfirmDialog, EmptyState, List, Section, toast } from '@seguia/shared/ui';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { fetchChangesAtom } from '../set-up/fetch-changes.ts';
import { useWrite } from '../set-up/use-write.ts';
import { WriteFailure } from '../set-up/WriteFailure.tsx';
import { calibrationMessages } from './calibration-messages.ts';
import { CalibrationItem } from './CalibrationItem.tsx';
import { withdrawCalibrationAtom } from './meter-calls.ts';
import { meterMessages } from './meter-messages.ts';

/** A meter's calibrations, newest first. A withdrawn calibration stays in the log, unless the server never had it. */
export function CalibrationLog({ log }: { log: readonly DeviceCalibration[] }) {
  const intl = useIntl();
  const format = useFormat();
  const withdraw = useSetAtom(withdrawCalibrationAtom);
  const fetchChanges = useSetAtom(fetchChangesAtom);
  const { busy, failure, run } = useWrite();
  const [fault, setFault] = useState<StorageFullError['reason'] | null>(null);
  const [leaving, setLeaving] = useState<DeviceCalibration | null>(null);
  const title = intl.formatMessage(calibrationMessages.log);
  const takeBack = async (calibration: DeviceCalibration) => {
    setFault(null);
    const done = await run(() => withdraw(calibration)).catch((error: unknown) => {
      if (!(error instanceof StorageFullError)) throw error;
      setFault(error.reason);
      return false;
    });
    setLeaving(null);
    await fetchChanges();
    if (done) toast(intl.formatMessage(meterMessages.saved), { kind: 'success' });
  };
  return (
    <Section title={title}>
      <WriteFailure error={failure} />
      {fault && <Banner kind="error">{intl.formatMessage(calibrationMessages[fault])}</Banner>}
      {log.length === 0 && <EmptyState title={intl.formatMessage(calibrationMessages.none)} />}
      {log.length > 0 && (
        <List label={title}>
          {log.map((calibration) => (
            <CalibrationItem
              key={calibration.id}
              calibration={calibration}
              onWithdraw={() => setLeaving(calibration)}
            />
          ))}
        </List>
      )}
      {leaving && (
        <ConfirmDialog
          danger
          title={intl.formatMessage(calibrationMessages.withdrawTitle, { when: isolate(format.dateTime(leaving.at)) })}
          text={intl.formatMessage(calibrationMessages.withdrawText)}
          confirm={intl.formatMessage(calibrationMessages.withdraw)}
          busy={busy}
          onConfirm={() => void takeBack(leaving)}
          onCancel={() => setLeaving(null)}
        />
      )}
    </Section>
  );
}
