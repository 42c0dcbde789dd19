// Short texts that are on the device before the next statement runs, and outlive the tab: a page that hangs a moment later can no longer
// await a database. A browser that refuses storage (blocked cookies) remembers nothing.

/** The text under a key; null where there is none, or no storage. */
export function readDevice(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. */
export function writeDevice(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Nothing is remembered.
  }
}

/** The keys that begin with `prefix`. */
export function deviceKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
