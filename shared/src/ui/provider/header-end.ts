import { createContext } from 'react';

/** The place at the end of a page's heading for the button that fetches afresh; null outside of a page, and in a dialog. */
export const HeaderEnd = createContext<HTMLElement | null>(null);
