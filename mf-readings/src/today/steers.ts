import type { Permission } from '@seguia/shared/platform';

/**
 * Whether a person comes to Today to steer: who may change anybody's readings and the target bands (managers), and who may only look (viewers). Recorders come
 * to record, and have their round first (docs/decisions/105).
 */
export function steers(can: (permission: Permission) => boolean): boolean {
  return can('fertirrigation.update') || !can('fertirrigation.create');
}
