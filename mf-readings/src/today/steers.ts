import type { Permission } from '@seguia/shared/platform';

/**
 * Whether a person comes to Today to steer: managers (who may change all readings and the target bands) and viewers (who may only look).
 * Recorders come to record, and see their round first (docs/decisions/105).
 */
export function steers(can: (permission: Permission) => boolean): boolean {
  return can('fertirrigation.update') || !can('fertirrigation.create');
}
