// Leaves out of `remotes.json` what its team has not signed, where the deployment's `config.json` names the teams' keys (decision 296). Only
// then is this code loaded.
import { signedText } from './signed-text.ts';

/** By remote: the public keys of Ed25519 of which one must have signed its releases; 32 bytes in base 64. */
export type ReleaseKeys = Readonly<Record<string, readonly string[]>>;

/** Reads a list as it came, and returns the text of the list that may be used. */
export type CheckList = (json: string) => Promise<string>;

/** The lists of `remotes.json`, as far as this code reads them. */
interface Lists {
  remotes?: Record<string, unknown>;
  canary?: Record<string, { release: unknown }>;
}

/**
 * The list without the releases that no key of their remote has signed; `onFault` receives a sentence for each. A remote without keys has
 * no release left. Throws where the text is no list, and where this browser cannot check a signature at all.
 */
export async function signedOnly(json: string, keys: ReleaseKeys, onFault: (error: Error) => void): Promise<string> {
  const lists = JSON.parse(json) as Lists;
  const isSigned = async (name: string, release: unknown) => {
    const { version, signature } = (release ?? {}) as Record<string, unknown>;
    const own = Object.hasOwn(keys, name) ? (keys[name] ?? []) : [];
    if (typeof signature === 'string' && /^[A-Za-z\d+/]{86}==$/.test(signature)) {
      const text = new TextEncoder().encode(signedText(name, release as object));
      for (const key of own) if (await verified(bytesOf(key), bytesOf(signature), text)) return true;
    }
    onFault(new Error(`${name} ${String(version)} is refused: none of the keys in config.json has signed it`));
    return false;
  };
  const remotes = Object.entries(lists.remotes ?? {}).map(async ([name, releases]) => {
    const all: unknown[] = Array.isArray(releases) ? releases : [];
    const signed = await Promise.all(all.map((release) => isSigned(name, release)));
    return [name, all.filter((_, place) => signed[place])] as const;
  });
  const canaries = Object.entries(lists.canary ?? {}).map(async ([name, canary]) =>
    (await isSigned(name, canary.release)) ? [[name, canary] as const] : [],
  );
  return JSON.stringify({
    ...lists,
    remotes: Object.fromEntries(await Promise.all(remotes)),
    canary: Object.fromEntries((await Promise.all(canaries)).flat()),
  });
}

/** By the browser's own code where it knows these signatures (Chrome 137, Firefox 129, Safari 17), elsewhere by a library. */
async function verified(key: Bytes, signature: Bytes, text: Bytes): Promise<boolean> {
  try {
    const known = await crypto.subtle.importKey('raw', key, 'Ed25519', false, ['verify']);
    return await crypto.subtle.verify('Ed25519', known, signature, text);
  } catch (error) {
    if ((error as Error).name !== 'NotSupportedError') throw error;
    const { verifyAsync } = await import(/* webpackChunkName: "ed25519" */ '@noble/ed25519');
    return verifyAsync(signature, text, key, { zip215: false });
  }
}

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (text: string): Bytes => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
