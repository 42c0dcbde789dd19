// What a tab remembers until it closes, also when its page is loaded again. A browser that refuses storage (blocked cookies) remembers nothing.

/** The text under a key; null where there is none, or no storage. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Remembers a text; null takes it away. Returns whether the tab has it so. */
export function writeTab(key: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
