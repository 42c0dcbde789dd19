import { defineMessages } from '@seguia/shared/platform';

export const verdictMessages = defineMessages({
  lastWeek: { id: 'campaigns.verdict.lastWeek', defaultMessage: 'Sept derniers jours' },
  inTarget: {
    id: 'campaigns.verdict.inTarget',
    defaultMessage:
      '{when} : {inside, plural, =0 {aucune parcelle} one {# parcelle} other {# parcelles}} sur {held, number} dans la cible.',
  },
  compared: {
    id: 'campaigns.verdict.compared',
    defaultMessage:
      '{when} : {inside, plural, =0 {aucune parcelle} one {# parcelle} other {# parcelles}} sur {held, number} dans la cible, contre {before, number} sur {all, number} au même âge la saison d’avant.',
  },
  comparedPart: {
    id: 'campaigns.verdict.comparedPart',
    defaultMessage:
      'Parmi celles qui ont une saison d’avant : {now, number} sur {all, number}, contre {before, number} sur {all, number} au même âge.',
  },
  salts: {
    id: 'campaigns.verdict.salts',
    defaultMessage: 'Des sels s’accumulent, faute de drainage : {plots}.',
  },
  since: { id: 'campaigns.verdict.since', defaultMessage: '{plot} depuis le {day}' },
  others: {
    id: 'campaigns.verdict.others',
    defaultMessage: '{count, plural, one {# autre parcelle} other {# autres parcelles}}',
  },
  noSalts: {
    id: 'campaigns.verdict.noSalts',
    defaultMessage: 'Aucune parcelle n’accumule de sels faute de drainage.',
  },
  unread: {
    id: 'campaigns.verdict.unread',
    defaultMessage: '{count, plural, one {# parcelle sans relevé} other {# parcelles sans relevé}}',
  },
  untargeted: {
    id: 'campaigns.verdict.untargeted',
    defaultMessage: '{count, plural, one {# parcelle sans cible} other {# parcelles sans cible}}',
  },
  noneRead: { id: 'campaigns.verdict.noneRead', defaultMessage: '{when} : aucun relevé.' },
  noTargets: {
    id: 'campaigns.verdict.noTargets',
    defaultMessage: 'Sans plages cibles, rien ne peut être jugé ici.',
  },
  setTargets: { id: 'campaigns.verdict.setTargets', defaultMessage: 'Voir les plages cibles' },
});
