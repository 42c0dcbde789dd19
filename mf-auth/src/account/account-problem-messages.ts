import { longestPassword, shortestPassword } from '@seguia/shared/domain/accounts/password-length';
import { defineMessages, type IntlShape } from '@seguia/shared/start';
import type { AccountProblem } from './account-form.ts';

const messages = defineMessages({
  empty: { id: 'auth.account.error.empty', defaultMessage: 'Remplissez ce champ.' },
  'email-form': { id: 'auth.login.error.emailForm', defaultMessage: 'Saisissez un e-mail comme nom@ferme.example.' },
  'too-long': { id: 'auth.login.error.tooLong', defaultMessage: 'Ce texte est trop long.' },
  'password-short': {
    id: 'auth.account.error.passwordShort',
    defaultMessage: 'Le mot de passe doit avoir au moins {shortest} caractères.',
  },
  'password-long': {
    id: 'auth.account.error.passwordLong',
    defaultMessage: 'Le mot de passe doit avoir au plus {longest} caractères.',
  },
  common: {
    id: 'auth.account.error.common',
    defaultMessage: 'Beaucoup de gens ont ce mot de passe. Choisissez-en un autre.',
  },
  'about-you': {
    id: 'auth.account.error.aboutYou',
    defaultMessage: 'Ce mot de passe ressemble trop à un nom ou à l’e-mail. Ajoutez d’autres mots.',
  },
  credentials: {
    id: 'auth.login.error.credentials',
    defaultMessage: 'E-mail ou mot de passe incorrect. Vérifiez les deux.',
  },
  'has-account': {
    id: 'auth.account.error.hasAccount',
    defaultMessage: 'Cet e-mail a déjà un compte. Choisissez « J’en ai un ».',
  },
  disabled: {
    id: 'auth.account.error.disabled',
    defaultMessage: 'Ce compte est désactivé sur l’exploitation. Un responsable peut le rétablir.',
  },
  zone: { id: 'auth.account.error.zone', defaultMessage: 'Choisissez un fuseau horaire de la liste.' },
  refused: { id: 'auth.account.error.refused', defaultMessage: 'Le serveur refuse cette valeur. Changez-la.' },
});

/** The text of a field's problem. */
export const accountProblemText = (intl: IntlShape, problem: AccountProblem): string =>
  intl.formatMessage(messages[problem], { shortest: shortestPassword, longest: longestPassword });
