// In a file of its own, because hot reload makes what is beside a component anew, and the field would be empty.
import { atom } from 'jotai';
import type { TypedServer } from './typed-server.ts';

/** Keeps what was typed for people who go back to the start and return. */
export const typedAtom = atom<TypedServer | null>(null);
