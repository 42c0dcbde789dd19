import { defineMessages } from '@seguia/shared/platform';

/** What makes a reading impossible to save. */
export const refusedTexts = defineMessages({
  required: {
    id: 'readings.problem.required',
    defaultMessage:
      '{field, select, plotId {Choisissez une parcelle.} date {Saisissez la date.} time {Saisissez l’heure.} totalDrained {Saisissez le total drainé.} intakePerDripper {Saisissez l’apport par goutteur.} dripperCount {Saisissez le nombre de goutteurs.} other {Choisissez l’unité.}}',
  },
  dateInvalid: { id: 'readings.problem.dateInvalid', defaultMessage: 'Saisissez une date qui existe.' },
  timeInvalid: { id: 'readings.problem.timeInvalid', defaultMessage: 'Saisissez l’heure et les minutes.' },
  dateInFuture: {
    id: 'readings.problem.dateInFuture',
    defaultMessage: 'La date ne peut pas être dans le futur, veuillez choisir une date valide.',
  },
  nothingMeasured: { id: 'readings.problem.nothingMeasured', defaultMessage: 'Saisissez au moins une valeur.' },
  notANumber: {
    id: 'readings.problem.notANumber',
    defaultMessage:
      '{field, select, intakeEc {L’EC d’apport} intakePh {Le pH d’apport} drainEc {L’EC de drainage} drainPh {Le pH de drainage} drainPercent {Le % de drainage} totalDrained {Le total drainé} intakePerDripper {L’apport par goutteur} other {Le nombre de goutteurs}} doit être un nombre, comme {example}.',
  },
  twoSeparators: {
    id: 'readings.problem.twoSeparators',
    defaultMessage:
      '{field, select, intakeEc {L’EC d’apport} intakePh {Le pH d’apport} drainEc {L’EC de drainage} drainPh {Le pH de drainage} drainPercent {Le % de drainage} totalDrained {Le total drainé} intakePerDripper {L’apport par goutteur} other {Le nombre de goutteurs}} a deux séparateurs décimaux. Gardez-en un.',
  },
  negative: {
    id: 'readings.problem.negative',
    defaultMessage:
      '{field, select, intakeEc {L’EC d’apport} intakePh {Le pH d’apport} drainEc {L’EC de drainage} drainPh {Le pH de drainage} drainPercent {Le % de drainage} totalDrained {Le total drainé} intakePerDripper {L’apport par goutteur} other {Le nombre de goutteurs}} ne peut pas être sous 0.',
  },
  volumeZero: { id: 'readings.problem.volumeZero', defaultMessage: 'L’apport par goutteur doit être supérieur à 0.' },
  ecTooHigh: {
    id: 'readings.problem.ecTooHigh',
    defaultMessage: '{field, select, intakeEc {L’EC d’apport} other {L’EC de drainage}} doit être de {max} au plus.',
  },
  phOutOfRange: {
    id: 'readings.problem.phOutOfRange',
    defaultMessage: '{field, select, intakePh {Le pH d’apport} other {Le pH de drainage}} doit être entre 0 et 14.',
  },
  drippersNotWhole: {
    id: 'readings.problem.drippersNotWhole',
    defaultMessage: 'Le nombre de goutteurs doit être entier.',
  },
  drippersUnderOne: {
    id: 'readings.problem.drippersUnderOne',
    defaultMessage: 'Le nombre de goutteurs doit être au moins 1.',
  },
  noteTooLong: { id: 'readings.problem.noteTooLong', defaultMessage: 'La note doit avoir {max} caractères au plus.' },
});

/** Unusual values: one question, then they are taken. */
export const unusualMessages = defineMessages({
  longAgo: { id: 'readings.ask.longAgo', defaultMessage: 'Cette date est d’avant 2000. Est-ce exact ?' },
  unusual: {
    id: 'readings.ask.unusual',
    defaultMessage:
      '{field, select, intakeEc {EC d’apport de {value} inhabituelle.} intakePh {pH d’apport {value} inhabituel.} drainEc {EC de drainage de {value} inhabituelle.} drainPh {pH de drainage {value} inhabituel.} other {{value} de drainage, c’est inhabituel.}} Est-ce exact ?',
  },
  over100: { id: 'readings.ask.over100', defaultMessage: 'Plus d’eau drainée que donnée ({value}). Est-ce exact ?' },
  swapped: {
    id: 'readings.ask.swapped',
    defaultMessage:
      '{field, select, intakePh {EC et pH d’apport semblent inversés.} other {EC et pH de drainage semblent inversés.}}',
  },
  manyDrippers: {
    id: 'readings.ask.manyDrippers',
    defaultMessage: '{count, plural, one {# goutteur} other {# goutteurs}} : c’est beaucoup. Est-ce exact ?',
  },
  jump: {
    id: 'readings.ask.jump',
    defaultMessage:
      '{field, select, intakeEc {EC d’apport} intakePh {pH d’apport} drainEc {EC de drainage} drainPh {pH de drainage} other {% de drainage}} {value}, contre {last} la dernière fois. Est-ce exact ?',
  },
});

/** One-tap repairs. */
export const fixTexts = defineMessages({
  yes: { id: 'readings.fix.yes', defaultMessage: 'Oui, c’est exact' },
  use: { id: 'readings.fix.use', defaultMessage: 'Utiliser {value}' },
  microsiemens: { id: 'readings.fix.microsiemens', defaultMessage: 'Était-ce en µS/cm ? Utiliser {value}' },
  swap: { id: 'readings.fix.swap', defaultMessage: 'Inverser EC et pH' },
});
