import { may, type Permission } from '@seguia/shared/domain/permissions';
import { Problem } from '../problems/problems.ts';

/** Throws a 403 where somebody lacks a right. */
export function need(permissions: readonly Permission[], permission: Permission): void {
  if (!may(permissions, permission)) throw new Problem('forbidden');
}
