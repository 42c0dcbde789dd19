import { type BodyField } from '@seguia/shared/domain/readings/reading-fields';
import type { MeasuredField } from '@seguia/shared/domain/readings/measures';
import { defineMessages, type MessageDescriptor } from '@seguia/shared/platform';

/** The texts of the log, on the screen, on paper and in the spreadsheet. */
export const certificationMessages = defineMessages({
  title: { id: 'campaigns.certification.title', defaultMessage: 'Journal de certification' },
  hash: { id: 'campaigns.certification.hash', defaultMessage: 'Empreinte du journal (SHA-256)' },
  hashWhat: {
    id: 'campaigns.certification.hashWhat',
    defaultMessage:
      'Un code calculé de tout le journal. Si un seul chiffre change, le code change aussi : un contrôleur voit ainsi que rien n’a été modifié.',
  },
  check: {
    id: 'campaigns.certification.check',
    defaultMessage: 'Pour la vérifier, lancez cette commande près du classeur ; elle donne la même empreinte.',
  },
  readings: {
    id: 'campaigns.certification.readings',
    defaultMessage: '{count, plural, one {# relevé} many {# relevés} other {# relevés}}',
  },
  corrections: {
    id: 'campaigns.certification.corrections',
    defaultMessage: '{count, plural, one {# correction} many {# corrections} other {# corrections}}',
  },
  people: {
    id: 'campaigns.certification.people',
    defaultMessage: '{count, plural, one {# personne} many {# personnes} other {# personnes}}',
  },
  correctionsTitle: { id: 'campaigns.certification.correctionsTitle', defaultMessage: 'Corrections' },
  peopleTitle: { id: 'campaigns.certification.peopleTitle', defaultMessage: 'Personnes' },
  bandsTitle: { id: 'campaigns.certification.bandsTitle', defaultMessage: 'Cibles' },
  farm: { id: 'campaigns.certification.farm', defaultMessage: 'Exploitation' },
  period: { id: 'campaigns.certification.period', defaultMessage: 'Période' },
  zone: { id: 'campaigns.certification.zone', defaultMessage: 'Fuseau horaire' },
  reading: { id: 'campaigns.certification.reading', defaultMessage: 'Relevé' },
  at: { id: 'campaigns.certification.at', defaultMessage: 'Corrigé le' },
  by: { id: 'campaigns.certification.by', defaultMessage: 'Par' },
  field: { id: 'campaigns.certification.field', defaultMessage: 'Champ' },
  before: { id: 'campaigns.certification.before', defaultMessage: 'Avant' },
  after: { id: 'campaigns.certification.after', defaultMessage: 'Après' },
  name: { id: 'campaigns.certification.name', defaultMessage: 'Nom' },
  from: { id: 'campaigns.certification.from', defaultMessage: 'Du' },
  to: { id: 'campaigns.certification.to', defaultMessage: 'Au' },
  metersTitle: { id: 'campaigns.certification.metersTitle', defaultMessage: 'Appareils et étalonnages' },
  instructionsTitle: { id: 'campaigns.certification.instructionsTitle', defaultMessage: 'Consignes' },
  instruction: { id: 'campaigns.certification.instruction', defaultMessage: 'Consigne' },
  instructionGiven: { id: 'campaigns.certification.instructionGiven', defaultMessage: 'Donnée le' },
  instructionDone: { id: 'campaigns.certification.instructionDone', defaultMessage: 'Faite le' },
  meter: { id: 'campaigns.certification.meter', defaultMessage: 'Appareil de mesure' },
  serial: { id: 'campaigns.certification.serial', defaultMessage: 'N° de série' },
  calibratedAt: { id: 'campaigns.certification.calibratedAt', defaultMessage: 'Étalonné le' },
  slope: { id: 'campaigns.certification.slope', defaultMessage: 'Pente (%)' },
  offset: { id: 'campaigns.certification.offset', defaultMessage: 'Décalage (mV)' },
  cellConstant: { id: 'campaigns.certification.cellConstant', defaultMessage: 'Constante de cellule (1/cm)' },
  photos: { id: 'campaigns.certification.photos', defaultMessage: 'Photos' },
  deleted: { id: 'campaigns.certification.deleted', defaultMessage: 'Supprimé' },
  restored: { id: 'campaigns.certification.restored', defaultMessage: 'Rétabli' },
});

/** The names of a reading's fields that are not measured. */
export const fieldMessages: Record<Exclude<BodyField, MeasuredField>, MessageDescriptor> = defineMessages({
  plotId: { id: 'campaigns.certification.field.plot', defaultMessage: 'Parcelle' },
  date: { id: 'campaigns.certification.field.date', defaultMessage: 'Date' },
  time: { id: 'campaigns.certification.field.time', defaultMessage: 'Heure' },
  entryType: { id: 'campaigns.certification.field.entryType', defaultMessage: 'Type de saisie' },
  totalDrained: { id: 'campaigns.certification.field.totalDrained', defaultMessage: 'Total drainé' },
  intakePerDripper: { id: 'campaigns.certification.field.intakePerDripper', defaultMessage: 'Apport par goutteur' },
  dripperCount: { id: 'campaigns.certification.field.dripperCount', defaultMessage: 'Nombre de goutteurs' },
  dripperUnit: { id: 'campaigns.certification.field.dripperUnit', defaultMessage: 'Unité' },
  meterId: { id: 'campaigns.certification.field.meter', defaultMessage: 'Appareil de mesure' },
  note: { id: 'campaigns.certification.field.note', defaultMessage: 'Note' },
});

/** Whether a drain percentage was typed or calculated. */
export const entryMessages: Record<string, MessageDescriptor> = defineMessages({
  value: { id: 'campaigns.certification.entry.value', defaultMessage: 'valeur' },
  drippers: { id: 'campaigns.certification.entry.drippers', defaultMessage: 'calculé à partir des goutteurs' },
});
