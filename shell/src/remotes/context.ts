import { createContext } from 'react';
import type { KnownRemotes } from './known-remotes.ts';

/** The page's remotes, for the navigation and for the card of one that failed. */
export const RemotesContext = createContext<KnownRemotes | null>(null);
