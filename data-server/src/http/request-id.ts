import { randomUUID } from 'node:crypto';

/** The id of a call in logs and answers: the one that a proxy or a client gave, where it is short and plain; a new one otherwise. */
export const requestIdOf = (given: string | string[] | undefined): string =>
  typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
