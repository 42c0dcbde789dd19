// Which files of a set a device must have from the beginning. The others are stored once a page has used them.

/** Texts in one language, and the code that opens sheets to import, as the build names them. */
const chosen = /\/(?:texts-)?(sheets|[\w-]+(?=-json))[-.]/;
/**
 * Files that nobody uses without a network: icons for the installation, the licences, and the code that reports errors, draws an
 * invitation's QR code, runs in the native app only, or handles a developer's remote; and the manifests of remotes, which other hosts read.
 */
const online = /\/icon-[\w-]+\.png$|\/(reporter|licences|qr|native|override)\.|\/mf-manifest\.json$/;

/**
 * Whether a device needs a file from the beginning. `needs` has languages, fonts by their `fontName`, and `sheets` for a person who may import;
 * null needs everything.
 */
export function needed(url: string, needs: readonly string[] | null): boolean {
  if (!needs) return true;
  const name = chosen.exec(url)?.[1];
  if (name !== undefined) return needs.includes(name);
  if (url.endsWith('.woff2')) return needs.includes(fontName(url));
  return !online.test(url);
}

/** A font's address without the hash of its content, which changes with the next release, and without the name of a part: a device needs both parts. */
export const fontName = (url: string) => url.replace(/(?:-more)?\.[0-9a-f]{8}\./, '.');
