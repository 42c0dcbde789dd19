import { defineMessages, type StorageFullError, useIntl } from '@seguia/shared/platform';

const messages = defineMessages({
  full: {
    id: 'readings.water.full',
    defaultMessage: 'Cet appareil est plein : rien n’est enregistré. Libérez de la place.',
  },
  unavailable: {
    id: 'readings.water.unavailable',
    defaultMessage: 'Le navigateur refuse de garder ces valeurs. Rien n’est enregistré.',
  },
});

/** Writes why the device refused a write. */
export function useSaveFailure(): (error: StorageFullError) => string {
  const intl = useIntl();
  return ({ reason }) => intl.formatMessage(messages[reason]);
}
