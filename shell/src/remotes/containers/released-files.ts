// The one plugin that the shell gives to federation's runtime: whatever the runtime fetches of a remote has the hash that its release
// lists, comes without cookies, and ends when a person has waited long enough.
import type { createInstance } from '@module-federation/enhanced/runtime';
import { wholePatience } from '../versions/patience.ts';

type Plugin = NonNullable<Parameters<typeof createInstance>[0]['plugins']>[number];

/** One version of a remote. */
export interface ReleasedFiles {
  /** The remote's name. */
  remote: string;
  /** The address of the folder of its files. */
  base: string;
  /** The name of the entry. */
  entry: string;
  /** The name of the manifest, where the remote is to be loaded by it. */
  manifest?: string | undefined;
  /** `sha256-…` by name; a developer's files have none. */
  files: Readonly<Record<string, string>>;
}

/** Makes the plugin. `released` has every version that the page loads; a file of none of them gets no hash. */
export function releasedFiles(released: readonly ReleasedFiles[]): Plugin {
  const describe = (url: string) => {
    const of = released.findLast(({ base }) => url.startsWith(base));
    return { remote: of?.remote ?? '', integrity: of?.files[url.slice(of.base.length)] ?? '' };
  };
  const marked = <Element extends HTMLScriptElement | HTMLLinkElement>(element: Element, url: string): Element => {
    const { remote, integrity } = describe(url);
    element.setAttribute('data-rspack', `${remote}:entry`); // marked like the scripts of its chunks
    return Object.assign(element, { crossOrigin: 'anonymous', integrity });
  };
  return {
    name: 'released-files',
    createScript: ({ url }) => ({
      script: Object.assign(marked(document.createElement('script'), url), { src: url }),
      timeout: wholePatience,
    }),
    createLink({ url, attrs = {} }) {
      const link = marked(document.createElement('link'), url);
      for (const [name, value] of Object.entries(attrs)) link.setAttribute(name, String(value));
      return { link: Object.assign(link, { href: url }), timeout: wholePatience };
    },
    fetch: (url) => {
      const { integrity } = describe(url);
      return fetch(url, { integrity, signal: AbortSignal.timeout(wholePatience) });
    },
  };
}
