import { deviceIsNative } from '@seguia/shared/session/login/config';
import { useEffect } from 'react';

/** The least height in px that counts as a keyboard, and not as the browser's own bars. */
const leastKeyboard = 120;

/**
 * Tells the page's styles about the phone's keyboard: `data-keyboard` while it is open, `--keyboard-room` for its height, `--keyboard` for
 * the part of it that covers the page's end (a person can scroll the page above it). A browser lays the keyboard over the page without
 * changing `100dvh`, so it would cover Save. The native app has its own listener.
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
      // A zoomed page also shows only a part, without any keyboard.
      const isOpen = height >= leastKeyboard && seen.scale < 1.05;
      mark(isOpen ? height : 0, Math.round(seen.offsetTop));
      // Scrolls to the focus once more, because what stays above the keyboard has moved up with it.
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
