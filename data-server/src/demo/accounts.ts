import type { Tables } from '../database/tables.ts';
import { namedId } from './random.ts';

export const demoPassword = 'seguia-demo';

const people = {
  manager: { email: 'manager@demo.test', firstname: 'Malika', lastname: 'Benali' },
  recorder: { email: 'recorder@demo.test', firstname: 'Youssef', lastname: 'Aït Lahcen' },
  viewer: { email: 'viewer@demo.test', firstname: 'Sofia', lastname: 'Ribeiro' },
  nofarm: { email: 'nofarm@demo.test', firstname: 'Jan', lastname: 'Kowalski' },
  closed: { email: 'closed@demo.test', firstname: 'Claire', lastname: 'Le Goff' },
} as const;

export type DemoPerson = keyof typeof people;

export const accountId = (person: DemoPerson) => namedId(people[person].email);

export const accountRows = (passwordHash: string, at: number): Tables['accounts'][] =>
  (Object.keys(people) as DemoPerson[]).map((person) => ({
    id: accountId(person),
    ...people[person],
    avatar: null,
    password_hash: passwordHash,
    password_expire_at: null,
    disabled_at: null,
    created_at: at,
    updated_at: at,
  }));
