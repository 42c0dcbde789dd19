import { isolate, type Meter, metersAtom, paths, useFormat, useIntl, useSearchParams } from '@seguia/shared/platform';
import { Button, List, Page, PullToRefresh, Row, Section } from '@seguia/shared/ui';
import { useAtomValue } from 'jotai';
import { FarmListState } from '../set-up/FarmListState.tsx';
import { setUpMessages } from '../set-up/set-up-messages.ts';
import { SetUpNotice } from '../set-up/SetUpNotice.tsx';
import { useRefresh } from '../set-up/use-refresh.ts';
import { DueLines } from './DueLines.tsx';
import { kindMessages, meterMessages } from './meter-messages.ts';
import { MeterSheet } from './MeterSheet.tsx';
import styles from './Meters.module.css';
import { useDueLines, useLog, useMeterRights } from './use-meter-log.ts';

/** `/app/farm/meters`: the farm's meters, and whether their calibrations are due. */
export function Meters() {
  const intl = useIntl();
  // The sheet starts anew when another tab changes the EC unit: a value typed in one unit must not be read in another.
  const { ecUnit } = useFormat();
  const [search, setSearch] = useSearchParams();
  const meters = useAtomValue(metersAtom);
  const { serverCan, mayManage } = useMeterRights();
  const refresh = useRefresh();
  const inUse = meters?.filter(({ retired }) => !retired) ?? [];
  const retired = meters?.filter((meter) => meter.retired) ?? [];
  const retiredTitle = intl.formatMessage(meterMessages.retiredList);
  return (
    <Page
      title={intl.formatMessage(setUpMessages.meters)}
      back={{ to: paths.today() }}
      lead={intl.formatMessage(meterMessages.lead)}
    >
      <PullToRefresh onRefresh={refresh}>
        {(mayManage || !serverCan) && <SetUpNotice serverCan={serverCan} />}
        {mayManage && (
          <div className={styles.start}>
            <Button variant="primary" icon="plus" onPress={() => setSearch({ new: '' })}>
              {intl.formatMessage(meterMessages.add)}
            </Button>
          </div>
        )}
        {serverCan && <FarmListState items={meters} may={mayManage} none={meterMessages.none} />}
        {inUse.length > 0 && (
          <List label={intl.formatMessage(meterMessages.list)}>
            {inUse.map((meter) => (
              <MeterItem key={meter.id} meter={meter} />
            ))}
          </List>
        )}
        {retired.length > 0 && (
          <Section title={retiredTitle}>
            <List label={retiredTitle}>
              {retired.map((meter) => (
                <Row
                  key={meter.id}
                  title={meter.name}
                  text={meter.serialNumber ?? undefined}
                  to={paths.meter(meter.id)}
                />
              ))}
            </List>
          </Section>
        )}
      </PullToRefresh>
      {mayManage && search.has('new') && (
        <MeterSheet key={ecUnit} meter={null} meters={meters ?? []} onClose={() => setSearch({}, { replace: true })} />
      )}
    </Page>
  );
}

function MeterItem({ meter }: { meter: Meter }) {
  const intl = useIntl();
  const dueLines = useDueLines();
  const log = useLog();
  return (
    <Row
      to={paths.meter(meter.id)}
      title={`${isolate(meter.name)} · ${isolate(intl.formatMessage(kindMessages[meter.kind]))}`}
      text={<DueLines lines={dueLines(meter, log)} />}
    />
  );
}
