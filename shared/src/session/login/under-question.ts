import { createContext } from 'react';

/** Whether a question of the shell is open over the page, so that the page opens no dialog by itself until it is answered. */
export const UnderQuestion = createContext(false);
