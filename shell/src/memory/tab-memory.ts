// The memory of a tab: it lasts until the tab closes, across reloads. A browser that refuses storage (blocked cookies) remembers nothing.

/** The text under a key; null where there is none, or no storage. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Returns whether that worked. */
export function writeTab(key: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
