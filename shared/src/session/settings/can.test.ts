import { expect, test } from 'vitest';
import { rolePermissions } from '../../domain/permissions.ts';
import { loggedInStore } from '@seguia/testing/logged-in-store';
import { canAtom, canChangeReadingAtom } from './can.ts';
import { farmChoiceAtom } from '../account/farm-choice.ts';

/** A person with a role on a farm; null: no farm is chosen. */
function as(role: keyof typeof rolePermissions | null) {
  const { store, me } = loggedInStore();
  const farm = role && { ...store.get(farmChoiceAtom).farm!, permissions: [...rolePermissions[role]] };
  store.set(farmChoiceAtom, { farm, ask: false });
  const change = store.get(canChangeReadingAtom);
  return {
    can: store.get(canAtom),
    own: (action: 'update' | 'delete') => change(action, { createdBy: { id: me.id } }),
    other: (action: 'update' | 'delete') => change(action, { createdBy: { id: 'somebody else' } }),
  };
}

test('a recorder records, and changes and deletes their own readings alone', () => {
  const { can, own, other } = as('recorder');
  expect([can('fertirrigation.create'), can('campaigns.create')]).toEqual([true, false]);
  expect([own('update'), own('delete'), other('update'), other('delete')]).toEqual([true, true, false, false]);
});

test('a manager changes anybody’s, a viewer nobody’s, and without a farm there is nothing to change', () => {
  const manager = as('manager');
  expect([manager.can('campaigns.create'), manager.other('update'), manager.other('delete')]).toEqual([
    true,
    true,
    true,
  ]);
  for (const nobody of [as('viewer'), as(null)]) {
    expect([nobody.can('fertirrigation.create'), nobody.own('update'), nobody.own('delete')]).toEqual([
      false,
      false,
      false,
    ]);
  }
  expect([as('viewer').can('plots.view'), as(null).can('plots.view')]).toEqual([true, false]);
});
