import type { VolumeUnit } from '../units.ts';

/** Volumes as typed. Both are in `dripperUnit` unless `drainedUnit` says otherwise. */
export interface DripperVolumes {
  totalDrained: number | null | undefined;
  intakePerDripper: number | null | undefined;
  dripperCount: number | null | undefined;
  dripperUnit: VolumeUnit | null | undefined;
  drainedUnit?: VolumeUnit | null;
}

const power: Record<VolumeUnit, number> = { ml: 0, cl: 1, l: 3 };
/** The decimals of a calculated percentage, on device and server. */
const decimals = 4;

/** A decimal number as digits and a power of ten: 1.85 is 185 × 10^-2. */
function exact(value: number): { digits: bigint; power: number } {
  const [mantissa = '0', exponent = '0'] = value.toExponential().split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), power: Number(exponent) - fraction.length };
}

function divideRounded(above: bigint, below: bigint): bigint {
  return (2n * above + below) / (2n * below);
}

/**
 * Drained volume ÷ (intake per dripper × number of drippers) × 100 (product, section 10), exact and rounded to four decimals: 0.3 L from
 * three drippers of 0.1 L is 100, not 99.99999999999999. Null where a volume is missing or impossible (nothing given, negative).
 */
export function drainPercent(volumes: DripperVolumes): number | null {
  const { totalDrained, intakePerDripper, dripperCount, dripperUnit, drainedUnit } = volumes;
  if (!isVolume(totalDrained) || !isVolume(intakePerDripper) || !isVolume(dripperCount) || !dripperUnit) return null;
  if (intakePerDripper === 0 || dripperCount === 0) return null;
  const drained = exact(totalDrained);
  const each = exact(intakePerDripper);
  const count = exact(dripperCount);
  const shift =
    drained.power + power[drainedUnit ?? dripperUnit] - (each.power + power[dripperUnit] + count.power) + 2 + decimals;
  const above = drained.digits * 10n ** BigInt(Math.max(shift, 0));
  const below = each.digits * count.digits * 10n ** BigInt(Math.max(-shift, 0));
  return Number(`${divideRounded(above, below)}e-${decimals}`);
}

function isVolume(value: number | null | undefined): value is number {
  return Number.isFinite(value) && Number(value) >= 0;
}

/** Drained and given volume of a reading in millilitres; null where they are unknown. */
export function millilitres(volumes: DripperVolumes): { drained: number; given: number } | null {
  const { totalDrained, intakePerDripper, dripperCount, dripperUnit, drainedUnit } = volumes;
  if (!isVolume(totalDrained) || !isVolume(intakePerDripper) || !isVolume(dripperCount) || !dripperUnit) return null;
  if (intakePerDripper === 0 || dripperCount === 0) return null;
  return {
    drained: totalDrained * 10 ** power[drainedUnit ?? dripperUnit],
    given: intakePerDripper * dripperCount * 10 ** power[dripperUnit],
  };
}
