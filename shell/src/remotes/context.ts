import { createContext } from 'react';
import type { Remotes } from './remotes.ts';

/** The page's remotes, for the navigation, for the cards in the slots of screens, and for the card of one that failed. */
export const RemotesContext = createContext<Remotes | null>(null);
