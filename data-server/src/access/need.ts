import { may, type Permission } from '@seguia/shared/domain/permissions';
import { Problem } from '../problems/problems.ts';

/** Throws a 403 if the permission is missing. */
export function need(permissions: readonly Permission[], permission: Permission): void {
  if (!may(permissions, permission)) throw new Problem('forbidden');
}
