import { defineMessages } from '@seguia/shared/platform';

/** Why the server does not take a change, as the end of a sentence. `subject` is a field with its value: "Intake EC 27.00 mS/cm". */
export const reasonMessages = defineMessages({
  plotClosed: { id: 'readings.reason.plotClosed', defaultMessage: 'cette parcelle est fermée' },
  plotUnknown: { id: 'readings.reason.plotUnknown', defaultMessage: 'cette parcelle n’existe plus' },
  meterUnknown: { id: 'readings.reason.meterUnknown', defaultMessage: 'cet appareil de mesure n’existe plus' },
  notMeasured: {
    id: 'readings.reason.notMeasured',
    defaultMessage: 'cet appareil de mesure ne mesure pas cela ({subject})',
  },
  clock: {
    id: 'readings.reason.clock',
    defaultMessage: 'la date et l’heure ne correspondent pas à l’instant du relevé ({value})',
  },
  future: { id: 'readings.reason.future', defaultMessage: 'la date est dans le futur ({value})' },
  nothingMeasured: { id: 'readings.reason.nothingMeasured', defaultMessage: 'aucune valeur n’est saisie' },
  ecTooHigh: { id: 'readings.reason.ecTooHigh', defaultMessage: '{subject} doit être de {max} au plus' },
  outOfRange: { id: 'readings.reason.outOfRange', defaultMessage: '{subject} doit être entre {min} et {max}' },
  negative: { id: 'readings.reason.negative', defaultMessage: '{subject} ne peut pas être sous 0' },
  required: { id: 'readings.reason.required', defaultMessage: '{subject} est à saisir' },
  volumeZero: { id: 'readings.reason.volumeZero', defaultMessage: '{subject} doit être au-dessus de 0' },
  notWhole: { id: 'readings.reason.notWhole', defaultMessage: '{subject} doit être un nombre entier' },
  underOne: { id: 'readings.reason.underOne', defaultMessage: '{subject} doit être au moins 1' },
  tooLong: { id: 'readings.reason.tooLong', defaultMessage: '{subject} doit avoir {max} caractères au plus' },
  field: { id: 'readings.reason.field', defaultMessage: 'le serveur n’accepte pas {subject}' },
  role: { id: 'readings.reason.role', defaultMessage: 'votre rôle ne le permet pas' },
  gone: { id: 'readings.reason.gone', defaultMessage: 'ce relevé n’existe plus' },
  farm: { id: 'readings.reason.farm', defaultMessage: 'l’exploitation n’est plus liée à votre compte' },
  module: { id: 'readings.reason.module', defaultMessage: 'l’exploitation n’a plus accès à ce module' },
  tooLarge: {
    id: 'readings.reason.tooLarge',
    defaultMessage: 'trop volumineux pour le serveur, ou pour ce qui est devant lui',
  },
  cutOff: {
    id: 'readings.reason.cutOff',
    defaultMessage:
      'le serveur répond, mais cet envoi est coupé ; essayez un autre réseau, ou prévenez la personne qui administre le serveur',
  },
  other: { id: 'readings.reason.other', defaultMessage: 'le serveur ne l’accepte pas ({detail})' },
});
