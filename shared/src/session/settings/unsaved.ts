import { useEffect } from 'react';

const dirtyForms = new Set<symbol>();

/** Whether any form has unsaved content; an update of the app then waits. */
export function hasUnsavedForm(): boolean {
  return dirtyForms.size > 0;
}

/**
 * While `dirty`, closing the tab asks first, and an update of the app waits. Leaving the form inside the app is handled by the form's own
 * `useBlocker`.
 */
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
