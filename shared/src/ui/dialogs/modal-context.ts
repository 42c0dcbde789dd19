import { createContext } from 'react';

/** The modal dialog around a component, if any: what opens from inside must open inside. */
export const ModalContext = createContext<HTMLDialogElement | null>(null);
