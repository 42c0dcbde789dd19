import { createContext } from 'react';
import type { Remotes } from './remotes.ts';

/** The page's remotes, for the card of one that failed. */
export const RemotesContext = createContext<Remotes | null>(null);
