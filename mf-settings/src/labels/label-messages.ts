import { defineMessages } from '@seguia/shared/platform';

/** The texts of the labels of plots. */
export const labelMessages = defineMessages({
  title: { id: 'settings.labels.title', defaultMessage: 'Étiquettes des parcelles' },
  lead: {
    id: 'settings.labels.lead',
    defaultMessage:
      'Une feuille A4 à découper. Qui scanne l’étiquette avec l’appareil photo du téléphone ouvre la saisie de cette parcelle.',
  },
  none: { id: 'settings.labels.none', defaultMessage: 'Aucune parcelle à étiqueter.' },
  print: {
    id: 'settings.labels.print',
    defaultMessage: '{count, plural, =0 {Imprimer} one {Imprimer # étiquette} other {Imprimer # étiquettes}}',
  },
  language: { id: 'settings.labels.language', defaultMessage: 'Langue des étiquettes' },
  preview: { id: 'settings.labels.preview', defaultMessage: 'Aperçu des étiquettes' },
  code: { id: 'settings.labels.code', defaultMessage: 'Code QR de {plot}' },
  scan: { id: 'settings.labels.scan', defaultMessage: 'Scanner pour saisir' },
  local: {
    id: 'settings.labels.local',
    defaultMessage: 'L’application est ouverte depuis cette machine : un téléphone ne trouvera pas cette adresse.',
  },
});
