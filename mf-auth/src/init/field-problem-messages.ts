import { defineMessages } from '@seguia/shared/start';

/** The problems of an e-mail or a password, for their fields. */
export const fieldProblemMessages = defineMessages({
  'email-empty': { id: 'auth.login.error.emailEmpty', defaultMessage: 'Saisissez votre e-mail.' },
  'email-form': {
    id: 'auth.login.error.emailForm',
    defaultMessage: 'Saisissez un e-mail comme nom@ferme.example.',
  },
  'password-empty': { id: 'auth.login.error.passwordEmpty', defaultMessage: 'Saisissez votre mot de passe.' },
  'too-long': { id: 'auth.login.error.tooLong', defaultMessage: 'Ce texte est trop long.' },
  credentials: {
    id: 'auth.login.error.credentials',
    defaultMessage: 'E-mail ou mot de passe incorrect. Vérifiez les deux.',
  },
});
