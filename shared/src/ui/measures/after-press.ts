let pressing = false;
for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
  globalThis.document?.addEventListener(type, () => (pressing = type === 'pointerdown'), { capture: true });

/**
 * Acts when the press that goes on is over, its click included: what moves on the screen before the click takes it away from what was
 * pressed. A finger is lifted before the focus moves, and its click follows at once.
 */
export function afterPress(run: () => void): void {
  if (!pressing) {
    setTimeout(run);
    return;
  }
  const over = new AbortController();
  const lifted = () => {
    over.abort();
    setTimeout(run);
  };
  for (const type of ['pointerup', 'pointercancel'])
    document.addEventListener(type, lifted, { capture: true, signal: over.signal });
}
