import { longestPassword, shortestPassword } from '@seguia/shared/domain/accounts/password-length';
import { defineMessages, type IntlShape } from '@seguia/shared/platform';
import type { PasswordProblem } from './password-form.ts';

const messages = defineMessages({
  'current-empty': {
    id: 'settings.password.error.currentEmpty',
    defaultMessage: 'Saisissez votre mot de passe actuel.',
  },
  'current-wrong': {
    id: 'settings.password.error.currentWrong',
    defaultMessage: 'Ce n’est pas votre mot de passe actuel. Vérifiez-le.',
  },
  'next-empty': { id: 'settings.password.error.nextEmpty', defaultMessage: 'Saisissez le nouveau mot de passe.' },
  'too-short': {
    id: 'settings.password.error.tooShort',
    defaultMessage: 'Le nouveau mot de passe doit avoir au moins {shortest} caractères.',
  },
  'too-long': {
    id: 'settings.password.error.tooLong',
    defaultMessage: 'Le nouveau mot de passe doit avoir au plus {longest} caractères.',
  },
  common: {
    id: 'settings.password.error.common',
    defaultMessage: 'Beaucoup de gens ont ce mot de passe. Choisissez-en un autre.',
  },
  'about-you': {
    id: 'settings.password.error.aboutYou',
    defaultMessage: 'Ce mot de passe ressemble trop à votre nom ou e-mail. Ajoutez d’autres mots.',
  },
  same: {
    id: 'settings.password.error.same',
    defaultMessage: 'C’est votre mot de passe actuel. Choisissez-en un autre.',
  },
  'next-refused': {
    id: 'settings.password.error.nextRefused',
    defaultMessage: 'Le serveur refuse ce mot de passe. Choisissez-en un autre.',
  },
});

/** The text of a password's problem, for its field. */
export const problemText = (intl: IntlShape, problem: PasswordProblem): string =>
  intl.formatMessage(messages[problem], { shortest: shortestPassword, longest: longestPassword });
