import { fullName } from '@seguia/shared/domain/accounts/full-name';
import { electrodeWarnings } from '@seguia/shared/domain/meters/electrode';
import { canAtom, type DeviceCalibration, isolate, profileAtom, useFormat, useIntl } from '@seguia/shared/platform';
import { Badge, Button, isolated, Num } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { calibrationMessages } from './calibration-messages.ts';
import { ElectrodeWarnings } from './ElectrodeWarnings.tsx';
import styles from './Meters.module.css';
import { useElectrodeText } from './use-electrode-text.ts';

interface CalibrationItemProps {
  calibration: DeviceCalibration;
  onWithdraw: () => void;
}

/** A line of the log: when it was noted and by which person, its result, and whether it was withdrawn. */
export function CalibrationItem({ calibration, onWithdraw }: CalibrationItemProps) {
  const intl = useIntl();
  const format = useFormat();
  const can = useAtomValue(canAtom);
  const me = useAtomValue(profileAtom);
  const values = useValuesText()(calibration);
  const { at, createdBy, withdrawnAt, withdrawnBy, state } = calibration;
  const author = createdBy ?? me;
  const isOwn = author?.id === me?.id;
  const mayWithdraw = withdrawnAt === undefined && (can('tools.update') || (isOwn && can('fertirrigation.create')));
  const when = format.dateTime(at);
  const withdraw = intl.formatMessage(calibrationMessages.withdraw);
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <span className={withdrawnAt === undefined ? styles.when : styles.gone}>
          <Num>{when}</Num>
        </span>
        {mayWithdraw && (
          <Button variant="quiet" onPress={onWithdraw} label={`${withdraw} – ${when}`}>
            {withdraw}
          </Button>
        )}
      </div>
      {values.length > 0 && (
        <p className={withdrawnAt === undefined ? styles.values : `${styles.values} ${styles.gone}`}>
          {values.map((value) => (
            <span key={value}>{isolated(value)}</span>
          ))}
        </p>
      )}
      {withdrawnAt === undefined && <ElectrodeWarnings warnings={electrodeWarnings(calibration)} />}
      {state !== 'sent' && (
        <Badge
          state={state}
          label={intl.formatMessage(calibrationMessages[state === 'waiting' ? 'waiting' : 'refused'])}
        />
      )}
      <p className={styles.who}>
        {isolated(intl.formatMessage(calibrationMessages.by, { name: isolate(nameOf(author)) }))}
      </p>
      {withdrawnAt !== undefined && (
        <p className={styles.who}>
          {isolated(
            intl.formatMessage(calibrationMessages.withdrawn, {
              name: isolate(nameOf(withdrawnBy)),
              when: isolate(format.dateTime(withdrawnAt)),
            }),
          )}
        </p>
      )}
    </li>
  );
}

const nameOf = (person: Parameters<typeof fullName>[0] | null | undefined) => (person ? fullName(person) : '–');

/** The results of a calibration, in words. */
function useValuesText() {
  const intl = useIntl();
  const format = useFormat();
  const electrodeText = useElectrodeText();
  return ({ points, slope, offset, cellConstant, ecStandard }: DeviceCalibration): string[] =>
    [
      electrodeText({ slope, offset }),
      points.length > 0 && `pH ${format.list(points.map(({ ph }) => isolate(format.typed(ph))))}`,
      ecStandard !== null &&
        `${intl.formatMessage(calibrationMessages.ecStandard)} ${isolate(format.ec(ecStandard, { unit: true }))}`,
      cellConstant !== null &&
        `${intl.formatMessage(calibrationMessages.cellConstant)} ${isolate(`${format.typed(cellConstant)} /cm`)}`,
    ]
      .filter((text) => typeof text === 'string')
      .filter((text) => text !== '');
}
