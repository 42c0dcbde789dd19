import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from 'react';

/**
 * Shows a `dialog` element as modal while it is mounted. The browser does what a modal needs: the rest is inert, Tab stays inside, the
 * focus returns. Give the result to the element; with `light`, a press outside closes too.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, onClose: () => void, light: boolean) {
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // A menu disappears as soon as one of its entries is chosen, so the browser has nothing to return the focus to: its button gets it.
    const menuButton = document.activeElement?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
    if (!element.open) element.showModal();
    // React gave the focus while the dialog was still closed, which does nothing.
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    document.documentElement.toggleAttribute('data-modal', true);
    return () => {
      // If two dialogs close at once, React removes the outer one first, and below an open dialog nothing can take the focus.
      for (const inner of element.querySelectorAll<HTMLDialogElement>('dialog[open]')) inner.close();
      element.close();
      if (menuButton) document.getElementById(menuButton)?.focus();
      if (!document.querySelector('dialog[open]')) document.documentElement.removeAttribute('data-modal');
    };
  }, [dialog]);
  const pressed = useRef(false);
  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };
  return {
    // A click that began inside, on a picker that opened under the finger, ends on the dialog itself: only a press outside counts.
    onPointerDown: (event: PointerEvent) => {
      pressed.current = event.target === event.currentTarget;
    },
    // Not left to `cancel`: at a second Escape in a row Chromium closes the element by itself, and what is typed in it is out of reach.
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) close(event);
    },
    onCancel: (event: SyntheticEvent) => {
      if (event.target === event.currentTarget) close(event);
    },
    // At a second Back of Android in a row, without a touch between, Chromium closes the element, and those below, without `cancel`.
    onClose: ({ currentTarget: element }: SyntheticEvent<HTMLDialogElement>) => {
      if (element.open) return;
      element.showModal();
      onClose();
    },
    onClick: (event: MouseEvent) => {
      if (light && pressed.current && event.target === event.currentTarget) onClose();
    },
  };
}
