import { defineMessages } from '@seguia/shared/platform';

/** What makes a reading impossible to save. */
export const refusedMessages = defineMessages({
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
  notANumber: { id: 'readings.problem.notANumber', defaultMessage: '{subject} doit être un nombre, comme {example}.' },
  twoSeparators: {
    id: 'readings.problem.twoSeparators',
    defaultMessage: '{subject} a deux séparateurs décimaux. Gardez-en un.',
  },
  negative: { id: 'readings.problem.negative', defaultMessage: '{subject} ne peut pas être sous 0.' },
  volumeZero: { id: 'readings.problem.volumeZero', defaultMessage: 'L’apport par goutteur doit être supérieur à 0.' },
  tooHigh: { id: 'readings.problem.tooHigh', defaultMessage: '{subject} doit être de {max} au plus.' },
  outOfRange: { id: 'readings.problem.outOfRange', defaultMessage: '{subject} doit être entre {low} et {high}.' },
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

/** Unusual values: they bring up one question, then they are accepted. */
export const unusualMessages = defineMessages({
  longAgo: { id: 'readings.ask.longAgo', defaultMessage: 'Cette date est d’avant 2000. Est-ce exact ?' },
  over100: { id: 'readings.ask.over100', defaultMessage: 'Plus d’eau drainée que donnée ({value}). Est-ce exact ?' },
  swapped: {
    id: 'readings.ask.swapped',
    defaultMessage:
      '{side, select, intake {EC et pH d’apport semblent inversés.} other {EC et pH de drainage semblent inversés.}}',
  },
  manyDrippers: {
    id: 'readings.ask.manyDrippers',
    defaultMessage: '{count, plural, one {# goutteur} other {# goutteurs}} : c’est beaucoup. Est-ce exact ?',
  },
  jump: {
    id: 'readings.ask.jump',
    defaultMessage:
      '{measure} {value}, contre {last} {when, select, sameDay {à {time}} dayBefore {la veille, {time}} other {le {date}, {time}}}. Est-ce exact ?',
  },
});

/** The labels of one-tap repairs. */
export const fixMessages = defineMessages({
  yes: { id: 'readings.fix.yes', defaultMessage: 'Oui, c’est exact' },
  use: { id: 'readings.fix.use', defaultMessage: 'Utiliser {value}' },
  microsiemens: { id: 'readings.fix.microsiemens', defaultMessage: 'Était-ce en µS/cm ? Utiliser {value}' },
  swap: { id: 'readings.fix.swap', defaultMessage: 'Inverser EC et pH' },
});
