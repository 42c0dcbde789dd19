import { describe, expect, test } from 'vitest';
import { allPermissions, may, mayChangeReading, rolePermissions } from './permissions.ts';

describe('permissions', () => {
  // Specification 3: fourteen resource groups
  test('fourteen resource groups with four actions each', () => {
    expect(allPermissions).toHaveLength(56);
    expect(new Set(allPermissions).size).toBe(56);
  });

  test('a viewer views, a recorder also creates and changes own readings, a manager everything on readings, campaigns, plots and crops', () => {
    const { viewer, recorder, manager } = rolePermissions;
    expect(viewer.every((permission) => permission.endsWith('.view'))).toBe(true);
    expect(may(viewer, 'fertirrigation.create')).toBe(false);
    expect(may(recorder, 'fertirrigation.create')).toBe(true);
    expect(may(recorder, 'campaigns.create')).toBe(false);
    expect(mayChangeReading(recorder, 'update', true)).toBe(true);
    expect(mayChangeReading(recorder, 'delete', false)).toBe(false);
    expect(mayChangeReading(viewer, 'update', true)).toBe(false);
    expect(mayChangeReading(manager, 'delete', false)).toBe(true);
    for (const group of ['fertirrigation', 'campaigns', 'plots', 'crops'] as const)
      for (const action of ['view', 'create', 'update', 'delete'] as const)
        expect(may(manager, `${group}.${action}`)).toBe(true);
  });
});

test('the three ready roles have these permissions, and no other', () => {
  const seen = ['farms.view', 'plots.view', 'crops.view', 'campaigns.view', 'fertirrigation.view'];
  const changes = (group: string) => [`${group}.create`, `${group}.update`, `${group}.delete`];
  expect(rolePermissions.viewer).toEqual(seen);
  expect(rolePermissions.recorder).toEqual([...seen, 'fertirrigation.create']);
  expect([...rolePermissions.manager].toSorted()).toEqual(
    [
      ...seen,
      'users.view',
      'tools.view',
      ...['fertirrigation', 'campaigns', 'plots', 'crops', 'users', 'tools'].flatMap(changes),
    ].toSorted(),
  );
});

test.each([
  [['fertirrigation.update'], 'update', false, true],
  [['fertirrigation.update'], 'delete', true, false],
  [['fertirrigation.delete'], 'update', true, false],
  [['fertirrigation.create'], 'delete', true, true],
  [['fertirrigation.create'], 'delete', false, false],
  [[], 'update', true, false],
] as const)('with %j, may %s a reading (own: %s): %s', (permissions, action, own, expected) => {
  expect(mayChangeReading(permissions, action, own)).toBe(expected);
});
