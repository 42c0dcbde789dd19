import type { Role } from '@seguia/shared/domain/permissions';
import { defineMessages, type IntlShape } from '@seguia/shared/platform';

/** The names of the roles. */
const roleMessages = defineMessages({
  viewer: { id: 'settings.people.role.viewer', defaultMessage: 'Consultation' },
  recorder: { id: 'settings.people.role.recorder', defaultMessage: 'Saisie' },
  manager: { id: 'settings.people.role.manager', defaultMessage: 'Responsable' },
});

/** The name of a role; the server's own word for one that only a newer server knows. */
export const roleName = (intl: IntlShape, role: Role): string =>
  Object.hasOwn(roleMessages, role) ? intl.formatMessage(roleMessages[role]) : role;

/** The rights of the roles, in words. */
export const mayMessages = defineMessages({
  viewer: { id: 'settings.people.may.viewer', defaultMessage: 'Lit les relevés, les graphiques et les cibles' },
  recorder: { id: 'settings.people.may.recorder', defaultMessage: 'Lit tout, saisit, et corrige ses propres relevés' },
  manager: {
    id: 'settings.people.may.manager',
    defaultMessage: 'Corrige tout, règle cibles et campagnes, et gère les personnes',
  },
});
