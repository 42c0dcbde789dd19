import { may, rolePermissions } from '@seguia/shared/domain/permissions';
import { expect, test } from 'vitest';
import { steers } from './steers.ts';

test.each([
  ['viewer', true],
  ['recorder', false],
  ['manager', true],
] as const)('the role %s counts as steering: %s', (role, expected) => {
  expect(steers((permission) => may(rolePermissions[role], permission))).toBe(expected);
});
