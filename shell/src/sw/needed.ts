// Which files of a set a device has to hold from the beginning. The others it holds once a page has used them.

/** Texts in one language, as the build names them. */
const texts = /\/texts-([\w-]+)-json\./;
/** What a browser wants to install the app, the licences in full, and what nobody uses without a network: what reports errors, opens sheets to import, and draws an invitation's QR code; what the native app alone runs; and a developer's choice of a part's address. */
const online = /\/icon-[\w-]+\.png$|\/(reporter|licences|sheets|qr|native|override)\./;

/** What loads remotes that were built before doors 1.11.0. */
const older = /\/older\./;

/** `needs`: languages, fonts by the names that `fontNames` gives them, and `older`. Null: everything is needed. */
export function needed(url: string, needs: readonly string[] | null): boolean {
  if (!needs) return true;
  const language = texts.exec(url)?.[1];
  if (language !== undefined) return needs.includes(language);
  if (url.endsWith('.woff2')) return needs.includes(fontName(url));
  if (older.test(url)) return needs.includes('older');
  return !online.test(url);
}

/** A font's address without the hash of its content: the next release's font has another. */
export const fontName = (url: string) => url.replace(/\.[0-9a-f]{8}\./, '.');
