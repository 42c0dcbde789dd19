import { metersAtom, paths, useFormat, useIntl, useParams, useSearchParams } from '@seguia/shared/platform';
import { Button, Fact, Facts, Page, PullToRefresh, Skeleton } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { setUpMessages } from '../set-up/set-up-messages.ts';
import { useRefresh } from '../set-up/use-refresh.ts';
import { CalibrateSheet } from './CalibrateSheet.tsx';
import { CalibrationLog } from './CalibrationLog.tsx';
import { calibrationMessages } from './calibration-messages.ts';
import { DueLines } from './DueLines.tsx';
import { inDays, kindMessages, meterFieldMessages, meterMessages } from './meter-messages.ts';
import { MeterSheet } from './MeterSheet.tsx';
import { MissingMeter } from './MissingMeter.tsx';
import styles from './Meters.module.css';
import { useDueLines, useLog, useMeterRights } from './use-meter-log.ts';

const back = { to: paths.meters() };

/** `/app/farm/meters/{id}`: a meter with the log of its calibrations, and a button that notes a new one, also without network. */
export function MeterPage() {
  const intl = useIntl();
  const format = useFormat();
  const { id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const meters = useAtomValue(metersAtom);
  const { mayManage, mayCalibrate } = useMeterRights();
  const refresh = useRefresh();
  const dueLines = useDueLines();
  const log = useLog();
  const meter = meters?.find((candidate) => candidate.id === id.toLowerCase());
  if (!meter)
    return (
      <Page title={intl.formatMessage(setUpMessages.meters)} back={back}>
        {meters ? <MissingMeter key={id} /> : <Skeleton look="rows" count={4} />}
      </Page>
    );
  // The sheets start anew when another tab changes the EC unit: a value typed in one unit must not be read in another.
  const { ecUnit } = format;
  const close = () => setSearch({}, { replace: true });
  const { serialNumber, calibrationDays, retired } = meter;
  return (
    <Page title={meter.name} back={back}>
      <PullToRefresh onRefresh={refresh}>
        <DueLines lines={dueLines(meter, log)} />
        <Facts>
          <Fact name={intl.formatMessage(meterFieldMessages.kind)}>{intl.formatMessage(kindMessages[meter.kind])}</Fact>
          {serialNumber !== null && (
            <Fact name={intl.formatMessage(meterFieldMessages.serialNumber)}>{serialNumber}</Fact>
          )}
          <Fact name={intl.formatMessage(meterFieldMessages.calibrationDays)}>
            {intl.formatNumber(calibrationDays, inDays)}
          </Fact>
        </Facts>
        <div className={styles.start}>
          {mayCalibrate && !retired && (
            <Button variant="primary" large icon="plus" onPress={() => setSearch({ calibrate: '' })}>
              {intl.formatMessage(calibrationMessages.add)}
            </Button>
          )}
          {mayManage && (
            <Button icon="edit" onPress={() => setSearch({ edit: '' })}>
              {intl.formatMessage(meterMessages.edit)}
            </Button>
          )}
        </div>
        <CalibrationLog log={log.filter(({ meterId }) => meterId === meter.id)} />
      </PullToRefresh>
      {mayManage && search.has('edit') && (
        <MeterSheet key={ecUnit} meter={meter} meters={meters ?? []} onClose={close} />
      )}
      {mayCalibrate && search.has('calibrate') && <CalibrateSheet key={ecUnit} meter={meter} onClose={close} />}
    </Page>
  );
}
