import { createContext, type ReactNode } from 'react';

/** What a page shows from this device because the server did not answer. */
export interface StoredData {
  /** When it was fetched, in Unix seconds. */
  since: number;
  /** Fetches it again. */
  onRetry: () => void;
}

/** Draws what the layout says beneath the heading of every page. The shell provides it; without it nothing is there. */
export const PageNoteContext = createContext<((stored: StoredData | undefined) => ReactNode) | null>(null);
