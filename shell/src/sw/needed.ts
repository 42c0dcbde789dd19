// Which files of a set a device must have from the beginning. The others are stored once a page has used them.

/** Texts in one language, as the build names them. */
const texts = /\/texts-([\w-]+)-json\./;
/**
 * Files that nobody uses without a network: icons for the installation, the licences, and the code that reports errors, opens sheets to
 * import, draws an invitation's QR code, runs in the native app only, or handles a developer's remote; and the manifests of remotes, which
 * other hosts read.
 */
const online = /\/icon-[\w-]+\.png$|\/(reporter|licences|sheets|qr|native|override)\.|\/mf-manifest\.json$/;

/** Whether a device needs a file from the beginning. `needs` has languages, and fonts by their `fontName`; null needs everything. */
export function needed(url: string, needs: readonly string[] | null): boolean {
  if (!needs) return true;
  const language = texts.exec(url)?.[1];
  if (language !== undefined) return needs.includes(language);
  if (url.endsWith('.woff2')) return needs.includes(fontName(url));
  return !online.test(url);
}

/** A font's address without the hash of its content, which changes with the next release. */
export const fontName = (url: string) => url.replace(/\.[0-9a-f]{8}\./, '.');
