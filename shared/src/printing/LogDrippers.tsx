import type { DeviceReading } from '../device/database/rows.ts';
import { useFormat } from '../session/settings/use-format.ts';
import { Num } from '../ui/values/Num.tsx';

/** The values behind a calculated drain percentage: the volume drained, and the drippers with the volume that each gave. */
export function LogDrippers({ reading }: { reading: DeviceReading }) {
  const format = useFormat();
  const { entryType, totalDrained, intakePerDripper, dripperCount, dripperUnit } = reading;
  if (entryType !== 'drippers' || totalDrained === null || intakePerDripper === null || !dripperUnit) return null;
  return (
    <>
      <Num>{format.volume(totalDrained, dripperUnit)}</Num> /{' '}
      <Num>{`${dripperCount}\u00A0×\u00A0${format.volume(intakePerDripper, dripperUnit)}`}</Num>
    </>
  );
}
