/** The specification's fourteen resource groups. Readings, target bands and calibrations are `fertirrigation`, meters `tools`. */
export const resourceGroups = [
  'farms',
  'accounts',
  'plots',
  'crops',
  'campaigns',
  'shipments',
  'packing_lines',
  'harvests',
  'fertirrigation',
  'staff',
  'collector_devices',
  'administration',
  'users',
  'tools',
] as const;
export const actions = ['view', 'create', 'update', 'delete'] as const;
export const roles = ['viewer', 'recorder', 'manager'] as const;

export type ResourceGroup = (typeof resourceGroups)[number];
export type Action = (typeof actions)[number];
export type Role = (typeof roles)[number];
export type Permission = `${ResourceGroup}.${Action}`;

/** All existing permissions, group by group. */
export const allPermissions: readonly Permission[] = resourceGroups.flatMap((group) =>
  actions.map((action): Permission => `${group}.${action}`),
);

const seen: readonly Permission[] = ['farms.view', 'plots.view', 'crops.view', 'campaigns.view', 'fertirrigation.view'];
/** The groups in which a manager has every permission. */
const managed: readonly ResourceGroup[] = ['fertirrigation', 'campaigns', 'plots', 'crops', 'users', 'tools'];
const everything = (group: ResourceGroup) => actions.map((action): Permission => `${group}.${action}`);

/**
 * The three ready roles (product, section 4). `fertirrigation.create` includes changing and deleting one's own readings;
 * `fertirrigation.update` and `.delete` apply to anybody's.
 */
export const rolePermissions: Readonly<Record<Role, readonly Permission[]>> = {
  viewer: seen,
  recorder: [...seen, 'fertirrigation.create'],
  manager: [...new Set([...seen, ...managed.flatMap(everything)])],
};

export function may(permissions: readonly Permission[], permission: Permission): boolean {
  return permissions.includes(permission);
}

/** Whether a person with `permissions` may change or delete a reading; `own` says that they made it. */
export function mayChangeReading(
  permissions: readonly Permission[],
  action: 'update' | 'delete',
  own: boolean,
): boolean {
  return may(permissions, `fertirrigation.${action}`) || (own && may(permissions, 'fertirrigation.create'));
}
