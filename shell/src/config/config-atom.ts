import { atom } from 'jotai';
import { type Config, defaults } from './config.ts';

/** The deployment's settings as the shell read them at start. */
export const shellConfigAtom = atom<Config>(defaults);
