import { useRef } from 'react';

/** What a removal needs of `useSheetForm`. */
interface Removable {
  run: (write: () => Promise<unknown>) => Promise<boolean>;
  wouldLose: () => boolean;
}

/**
 * The form of a thing that its sheet can also remove: afterwards nothing that was typed is left to lose. `remove` resolves with true when it is
 * done.
 */
export function useRemoval<Form extends Removable>(
  form: Form,
): { form: Form; remove: (write: () => Promise<unknown>) => Promise<boolean> } {
  const isGone = useRef(false);
  return {
    form: { ...form, wouldLose: () => !isGone.current && form.wouldLose() },
    async remove(write) {
      isGone.current = await form.run(write);
      return isGone.current;
    },
  };
}
