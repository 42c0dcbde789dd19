import { defineMessages } from '@seguia/shared/platform';

/** The names of the roles. */
export const roleMessages = defineMessages({
  viewer: { id: 'settings.people.role.viewer', defaultMessage: 'Consultation' },
  recorder: { id: 'settings.people.role.recorder', defaultMessage: 'Saisie' },
  manager: { id: 'settings.people.role.manager', defaultMessage: 'Responsable' },
});

/** The rights of the roles, in words. */
export const mayMessages = defineMessages({
  viewer: { id: 'settings.people.may.viewer', defaultMessage: 'Lit les relevés, les graphiques et les cibles' },
  recorder: { id: 'settings.people.may.recorder', defaultMessage: 'Lit tout, saisit, et corrige ses propres relevés' },
  manager: {
    id: 'settings.people.may.manager',
    defaultMessage: 'Corrige tout, règle cibles et campagnes, et gère les personnes',
  },
});
