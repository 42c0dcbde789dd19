import type { WrongForm } from './hand.ts';

const password = 'eau claire du puits';

/** The forms before the login, by their files. */
export const publicForms: Record<string, WrongForm> = {
  'mf-auth/src/server/Server.tsx': {
    path: () => '/server',
    isPublic: true,
    check: 'auth.server.test',
    errors: {
      'nothing typed': () => Promise.resolve(),
      'a name with a space': (hand) => hand.type('name', 'ferme du nord'),
      'no address': (hand) => hand.type('address', 'https://'),
    },
  },
  'mf-auth/src/login/Login.tsx': {
    path: () => '/login',
    isPublic: true,
    errors: {
      'nothing typed': () => Promise.resolve(),
      'no e-mail address': (hand) => hand.type('email', 'salma'),
      'no password': (hand) => hand.type('email', 'nobody@demo.test'),
      'a wrong password': (hand) => hand.type('password', 'wrong'),
    },
    unsent: (hand) => hand.type('password', password),
  },
  'mf-auth/src/password-forgot/PasswordForgot.tsx': {
    path: () => '/password-forgot',
    isPublic: true,
    errors: {
      'nothing typed': () => Promise.resolve(),
      'no e-mail address': (hand) => hand.type('email', 'salma'),
    },
    unsent: (hand) => hand.type('email', 'salma@farm.example'),
  },
  'mf-auth/src/set-up/SetUp.tsx': {
    path: ({ server }) => `/set-up?server=${encodeURIComponent(server)}#${'a'.repeat(40)}`,
    isPublic: true,
    errors: {
      'nothing typed': () => Promise.resolve(),
      'no first name': (hand) => hand.type('farm', 'Ferme du Léon'),
      'no last name': (hand) => hand.type('firstname', 'Ana'),
      'no e-mail': (hand) => hand.type('lastname', 'Le Goff'),
      'no e-mail address': (hand) => hand.type('email', 'ana'),
      'no password': (hand) => hand.type('email', 'ana@farm.example'),
      'a short password': (hand) => hand.type('password', 'eau'),
    },
    unsent: (hand) => hand.type('password', password),
  },
  'mf-auth/src/join/JoinForm.tsx': {
    path: () => '',
    isPublic: true,
    open: async (hand, place) => void (await hand.page.goto(await place.invite())),
    errors: {
      'nothing typed': () => Promise.resolve(),
      'no e-mail address': async (hand) => {
        await hand.type('firstname', 'Salma');
        await hand.type('lastname', 'Ouazzani');
        await hand.type('email', 'salma');
      },
      'no password': (hand) => hand.type('email', 'manager@demo.test'),
      'a short password': (hand) => hand.type('password', 'eau'),
      'a common password': (hand) => hand.type('password', 'passwordpassword'),
      'an account that exists': (hand) => hand.type('password', password),
      'the wrong password of an account': (hand) => hand.check('auth.join.known'),
    },
    unsent: (hand) => hand.type('password', 'seguia-demo'),
  },
};
