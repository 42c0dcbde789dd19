import type { DeviceReading } from '../device/database/rows.ts';
import { useFormat } from '../session/settings/use-format.ts';
import { Num } from '../ui/marks/Num.tsx';

/** What the drain percentage was calculated from: what drained, and how many drippers gave how much each. */
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
