import { isTarget, quantityOfTarget } from '@seguia/shared/domain/plantings/target-fields';
import type { Format } from '@seguia/shared/platform';

/** How this person types numbers: the part of `Format` that a form needs. */
export type Typing = Pick<Format, 'ecToStored' | 'ecFromStored' | 'typed'>;

/** A field's stored value as the person would type it, EC in the person's unit; empty for null. */
export function typedValue(field: string, value: number | null, { typed, ecFromStored }: Typing): string {
  return typed(value !== null && isEc(field) ? ecFromStored(value) : value);
}

/** A typed number in the field's stored unit. */
export function storedValue(field: string, value: number, { ecToStored }: Pick<Typing, 'ecToStored'>): number {
  return isEc(field) ? ecToStored(value) : value;
}

/** EC is the only quantity for which people choose a unit. */
function isEc(field: string): boolean {
  return isTarget(field) && quantityOfTarget(field) === 'ec';
}
