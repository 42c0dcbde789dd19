import type { DripperRateUnit } from '@seguia/shared/domain/plots/plot-rules';
import { defineMessages, type MessageDescriptor } from '@seguia/shared/platform';
import { nameProblemMessages, setUpMessages } from '../set-up/set-up-messages.ts';
import type { PlotForm, PlotFormCode } from './plot-form.ts';

/** The texts of a plot's form, and of the list. */
export const plotMessages = defineMessages({
  lead: { id: 'settings.plots.lead', defaultMessage: 'Dans l’ordre de la tournée, pour toute l’exploitation.' },
  none: { id: 'settings.plots.none', defaultMessage: 'Aucune parcelle. Ajoutez-en une, ou collez un tableau.' },
  list: { id: 'settings.plots.list', defaultMessage: 'Parcelles de l’exploitation' },
  closedList: { id: 'settings.plots.closedList', defaultMessage: 'Fermées' },
  add: { id: 'settings.plots.add', defaultMessage: 'Ajouter une parcelle' },
  paste: { id: 'settings.plots.paste', defaultMessage: 'Coller un tableau' },
  labels: { id: 'settings.plots.labels', defaultMessage: 'Étiquettes' },
  order: { id: 'settings.plots.order', defaultMessage: 'Changer l’ordre' },
  edit: { id: 'settings.plot.edit', defaultMessage: 'Modifier la parcelle' },
  close: { id: 'settings.plot.close', defaultMessage: 'Fermer la parcelle' },
  closeTitle: { id: 'settings.plot.closeTitle', defaultMessage: 'Fermer {name} ?' },
  closeText: {
    id: 'settings.plot.closeText',
    defaultMessage: 'Ses relevés restent. Plus rien n’y sera saisi, jusqu’à sa réouverture.',
  },
  reopen: { id: 'settings.plot.reopen', defaultMessage: 'Rouvrir la parcelle' },
  saved: { id: 'settings.plot.saved', defaultMessage: 'Parcelle enregistrée' },
  perHour: { id: 'settings.plot.perHour', defaultMessage: 'mL par heure' },
  perPulse: { id: 'settings.plot.perPulse', defaultMessage: 'mL par impulsion' },
  moved: {
    id: 'settings.plot.moved',
    defaultMessage:
      'Quelqu’un a modifié cette parcelle entre-temps. Votre saisie est gardée. Vérifiez, puis enregistrez.',
  },
});

export const rateUnitMessages: Record<DripperRateUnit, MessageDescriptor> = {
  ml_per_hour: plotMessages.perHour,
  ml_per_pulse: plotMessages.perPulse,
};

/** The names of a plot's fields. */
export const plotFieldMessages: Record<keyof PlotForm, MessageDescriptor> = {
  name: setUpMessages.name,
  ...defineMessages({
    house: { id: 'settings.plot.house', defaultMessage: 'Serre ou abri' },
    area: { id: 'settings.plot.area', defaultMessage: 'Surface' },
    irrigationUnits: { id: 'settings.plot.units', defaultMessage: 'Unités d’irrigation' },
    drippers: { id: 'settings.plot.drippers', defaultMessage: 'Goutteurs en tout' },
    dripperRate: { id: 'settings.plot.rate', defaultMessage: 'Débit d’un goutteur' },
    dripperRateUnit: { id: 'settings.plot.rateUnit', defaultMessage: 'Unité du débit' },
  }),
};

/** The problem of a field, and how to correct it. */
export const plotProblemMessages: Record<PlotFormCode, MessageDescriptor> = {
  ...nameProblemMessages,
  house_too_long: nameProblemMessages.name_too_long,
  ...defineMessages({
    area_impossible: {
      id: 'settings.plotProblem.area',
      defaultMessage: 'Saisissez une surface en m², jusqu’à {most}.',
    },
    irrigation_units_impossible: {
      id: 'settings.plotProblem.units',
      defaultMessage: 'Saisissez un nombre entier, de 0 à {most}.',
    },
    drippers_impossible: {
      id: 'settings.plotProblem.drippers',
      defaultMessage: 'Saisissez un nombre entier, de 1 à {most}.',
    },
    dripper_rate_impossible: {
      id: 'settings.plotProblem.rate',
      defaultMessage: 'Saisissez un volume en mL, jusqu’à {most}.',
    },
    dripper_rate_unit_missing: {
      id: 'settings.plotProblem.rateUnit',
      defaultMessage: 'Choisissez : par heure, ou par impulsion.',
    },
    thousands_unclear: {
      id: 'settings.plotProblem.thousands',
      defaultMessage: 'Écrivez les milliers sans signe, et deux décimales au plus.',
    },
  }),
};
