import { useEffect } from 'react';

const dirtyForms = new Set<symbol>();

/** Whether some form holds what is not saved: an update of the app waits then. */
export function hasUnsavedForm(): boolean {
  return dirtyForms.size > 0;
}

/** While `dirty`, closing the tab asks first and an update of the app waits. Moving inside the app is the form's own `useBlocker`. */
export function useUnsavedGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const form = Symbol('form');
    const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    dirtyForms.add(form);
    window.addEventListener('beforeunload', preventUnload);
    return () => {
      dirtyForms.delete(form);
      window.removeEventListener('beforeunload', preventUnload);
    };
  }, [dirty]);
}
