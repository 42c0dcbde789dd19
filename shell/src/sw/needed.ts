// Which files of a set a device must have from the beginning. The others are stored once a page has used them.
import type { Files } from './file-set.ts';

/** Texts in one language, and the code that opens sheets to import, as the build names them. */
const chosen = /\/(?:texts-)?(sheets|[\w-]+(?=-json))[-.]/;
/**
 * Files that nobody uses without a network: icons for the installation, the licences, and the code that reports errors, draws an
 * invitation's QR code, runs in the native app only, or handles a developer's remote; and the manifests of remotes, which other hosts read.
 */
const online = /\/icon-[\w-]+\.png$|\/(reporter|licences|qr|native|override)\.|\/mf-manifest\.json$/;

/**
 * Whether a device needs a file of `files` from the beginning. `needs` has languages, fonts by their `fontName`, and `sheets` for a person who
 * may import; null needs everything. A part from before one of the languages shows its French texts (docs/decisions/021).
 */
export function needed(url: string, needs: readonly string[] | null, files: Files): boolean {
  if (!needs) return true;
  const name = chosen.exec(url)?.[1];
  // All else that is needed has longer names than a language.
  const lacks = (need: string) => need.length < 6 && !JSON.stringify(files).includes(url.replace(/fr-json.*/, need));
  if (name !== undefined) return needs.includes(name) || (name === 'fr' && needs.some(lacks));
  if (url.endsWith('.woff2')) return needs.includes(fontName(url));
  return !online.test(url);
}

/** A font's address without the hash of its content, which changes with the next release, and without the name of a part: a device needs both parts. */
export const fontName = (url: string) => url.replace(/(?:-more)?\.[0-9a-f]{8}\./, '.');
