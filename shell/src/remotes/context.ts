import { createContext } from 'react';
import type { Remotes } from './remotes.ts';

/** The page's remotes, for the navigation, the cards in slots, and the card of a remote that failed. */
export const RemotesContext = createContext<Remotes | null>(null);
