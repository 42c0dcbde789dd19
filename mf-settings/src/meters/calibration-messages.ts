import type { CalibrationProblemCode } from '@seguia/shared/domain/meters/calibration-rules';
import type { ElectrodeWarning } from '@seguia/shared/domain/meters/electrode';
import { defineMessages, type MessageDescriptor } from '@seguia/shared/platform';

/** The texts of calibrations. */
export const calibrationMessages = defineMessages({
  log: { id: 'settings.calibration.log', defaultMessage: 'Étalonnages' },
  none: { id: 'settings.calibration.none', defaultMessage: 'Aucun étalonnage noté.' },
  add: { id: 'settings.calibration.add', defaultMessage: 'Noter un étalonnage' },
  save: { id: 'settings.calibration.save', defaultMessage: 'Noter' },
  saved: { id: 'settings.calibration.saved', defaultMessage: 'Étalonnage noté sur cet appareil' },
  what: { id: 'settings.calibration.what', defaultMessage: 'Étalonné en' },
  way: { id: 'settings.calibration.way', defaultMessage: 'Électrode' },
  wayShown: { id: 'settings.calibration.wayShown', defaultMessage: 'Pente affichée' },
  wayPoints: { id: 'settings.calibration.wayPoints', defaultMessage: 'Millivolts lus' },
  date: { id: 'settings.calibration.date', defaultMessage: 'Date' },
  buffer: { id: 'settings.calibration.buffer', defaultMessage: 'Tampon {number}' },
  millivolts: { id: 'settings.calibration.millivolts', defaultMessage: 'Lu dans le tampon {number}' },
  third: { id: 'settings.calibration.third', defaultMessage: 'Troisième tampon' },
  temperature: { id: 'settings.calibration.temperature', defaultMessage: 'Température des tampons' },
  slope: { id: 'settings.calibration.slope', defaultMessage: 'Pente' },
  offset: { id: 'settings.calibration.offset', defaultMessage: 'Décalage' },
  cellConstant: { id: 'settings.calibration.cellConstant', defaultMessage: 'Constante de cellule' },
  ecStandard: { id: 'settings.calibration.ecStandard', defaultMessage: 'Solution étalon' },
  by: { id: 'settings.calibration.by', defaultMessage: 'Noté par {name}' },
  waiting: { id: 'settings.calibration.waiting', defaultMessage: 'Pas encore envoyé' },
  refused: { id: 'settings.calibration.refused', defaultMessage: 'Refusé par le serveur' },
  withdraw: { id: 'settings.calibration.withdraw', defaultMessage: 'Retirer' },
  withdrawTitle: { id: 'settings.calibration.withdrawTitle', defaultMessage: 'Retirer l’étalonnage du {when} ?' },
  withdrawText: {
    id: 'settings.calibration.withdrawText',
    defaultMessage: 'Il reste dans le journal, mais ne compte plus.',
  },
  withdrawn: { id: 'settings.calibration.withdrawn', defaultMessage: 'Retiré par {name}, {when}' },
  signs: {
    id: 'settings.calibration.signs',
    defaultMessage: 'Ces mV ne donnent aucune pente possible. Vérifiez leurs signes.',
  },
  full: {
    id: 'settings.calibration.full',
    defaultMessage: 'Cet appareil est plein : rien n’est noté. Libérez de la place.',
  },
  unavailable: {
    id: 'settings.calibration.unavailable',
    defaultMessage: 'Le navigateur refuse de garder l’étalonnage. Rien n’est noté.',
  },
});

/** Whether the calibration of a quantity is due. */
export const dueMessages = defineMessages({
  current: { id: 'settings.calibration.current', defaultMessage: '{quantity} : étalonné {ago}' },
  overdue: { id: 'settings.calibration.overdue', defaultMessage: '{quantity} : en retard, étalonné {ago}' },
  never: { id: 'settings.calibration.never', defaultMessage: '{quantity} : jamais étalonné' },
});

/** Why the electrode is probably not sound, and what to do about it. */
export const warningMessages: Record<ElectrodeWarning, MessageDescriptor> = defineMessages({
  slope_low: {
    id: 'settings.calibration.slopeLow',
    defaultMessage: 'Pente sous {low} % : nettoyez l’électrode, ou remplacez-la.',
  },
  slope_high: {
    id: 'settings.calibration.slopeHigh',
    defaultMessage: 'Pente au-dessus de {high} % : vérifiez les tampons.',
  },
  offset_off: {
    id: 'settings.calibration.offsetOff',
    defaultMessage: 'Décalage au-delà de {most} mV : nettoyez l’électrode.',
  },
});

export const calibrationProblemMessages: Record<CalibrationProblemCode, MessageDescriptor> = defineMessages({
  date_in_future: { id: 'settings.calibration.future', defaultMessage: 'Cette date est à venir.' },
  nothing_calibrated: {
    id: 'settings.calibration.nothing',
    defaultMessage: 'Saisissez la pente, les millivolts ou la solution étalon.',
  },
  not_measured: { id: 'settings.calibration.notMeasured', defaultMessage: 'L’appareil ne mesure pas cela.' },
  points_number: { id: 'settings.calibration.pointsNumber', defaultMessage: 'Saisissez deux ou trois tampons.' },
  points_alike: { id: 'settings.calibration.pointsAlike', defaultMessage: 'Les tampons doivent être différents.' },
  points_impossible: {
    id: 'settings.calibration.pointsImpossible',
    defaultMessage: 'Un tampon a un pH jusqu’à {ph}, et {mv} mV au plus.',
  },
  temperature_impossible: {
    id: 'settings.calibration.temperatureImpossible',
    defaultMessage: 'La température va de {low} à {high} °C.',
  },
  slope_impossible: {
    id: 'settings.calibration.slopeImpossible',
    defaultMessage: 'La pente est au-dessus de 0, jusqu’à {slope} %.',
  },
  offset_impossible: {
    id: 'settings.calibration.offsetImpossible',
    defaultMessage: 'Le décalage est de {offset} mV au plus, en plus ou en moins.',
  },
  cell_constant_impossible: {
    id: 'settings.calibration.cellConstantImpossible',
    defaultMessage: 'La constante est au-dessus de 0, jusqu’à {cell}.',
  },
  standard_impossible: {
    id: 'settings.calibration.standardImpossible',
    defaultMessage: 'L’EC de l’étalon est au-dessus de 0, jusqu’à {ec}.',
  },
});
