import { createContext, type RefObject } from 'react';

/** The modal dialog around a component, if any: what opens from inside must open inside. */
export const ModalContext = createContext<RefObject<HTMLDialogElement | null> | null>(null);
