import { deviceIsNative } from '@seguia/shared/session/login/config';
import { useEffect } from 'react';

/** Pixels from which on it is a keyboard, and not the browser's own bars. */
const leastKeyboard = 120;

/**
 * Gives the page's styles the phone's keyboard: `data-keyboard` while it is open, `--keyboard-room` for its height, `--keyboard` for how much of it lies over the
 * page's end (a person can move the page above it). A browser lays it over the page: `100dvh`, and what stays at the bottom, know nothing of it, so that Save would
 * lie beneath. The native app listens to its own keyboard.
 */
export function useKeyboardRoom(): void {
  useEffect(() => {
    const seen = window.visualViewport;
    if (!seen || deviceIsNative) return undefined;
    const root = document.documentElement;
    const mark = (height: number, above = 0) => {
      const isOpen = height > 0;
      root.toggleAttribute('data-keyboard', isOpen);
      root.style.setProperty('--keyboard-room', isOpen ? `${height}px` : null);
      root.style.setProperty('--keyboard', isOpen ? `${Math.max(0, height - above)}px` : null);
    };
    const measure = () => {
      const wasOpen = root.hasAttribute('data-keyboard');
      const height = Math.round(root.clientHeight - seen.height);
      // Who has zoomed in sees a part of the page, without any keyboard.
      const isOpen = height >= leastKeyboard && seen.scale < 1.05;
      mark(isOpen ? height : 0, Math.round(seen.offsetTop));
      // What stays above the keyboard came up with it.
      if (isOpen && !wasOpen) document.activeElement?.scrollIntoView({ block: 'center' });
    };
    const leave = new AbortController();
    for (const event of ['resize', 'scroll']) seen.addEventListener(event, measure, { signal: leave.signal });
    return () => {
      leave.abort();
      mark(0);
    };
  }, []);
}
