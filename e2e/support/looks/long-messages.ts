import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import type { World } from '../world.ts';

/**
 * Makes every message of the app 40 % longer on this phone, in any language. The apps' chunks hold messages as parsed ICU. A changed chunk
 * no longer matches its integrity hash, so the page is made to load scripts without one.
 */
export async function lengthenMessages(context: BrowserContext, world: World): Promise<void> {
  await context.addInitScript(() => {
    for (const element of [HTMLScriptElement, HTMLLinkElement])
      Object.defineProperty(element.prototype, 'integrity', { value: '', writable: true });
    Object.assign(globalThis, { lengthened });

    interface Node {
      type: number;
      value?: string;
      options?: Record<string, { value: Node[] }>;
      children?: Node[];
    }
    function lengthOf(nodes: readonly Node[]): number {
      return nodes.reduce(
        (sum, { value, options, children }) =>
          sum +
          (options?.['other']
            ? lengthOf(options['other'].value)
            : children
              ? lengthOf(children)
              : (value?.length ?? 0)),
        0,
      );
    }
    function lengthened(json: string): unknown {
      const messages = JSON.parse(json) as Record<string, Node[]>;
      if (Array.isArray(messages)) return messages;
      for (const nodes of Object.values(messages)) {
        // Other data than messages is parsed in the same way, such as the licences.
        if (!Array.isArray(nodes) || !nodes.every(({ type }) => typeof type === 'number')) return messages;
        const more = Math.ceil(lengthOf(nodes) * 0.4);
        nodes.push({ type: 0, value: ` ${'ôô ôôôô '.repeat(more)}`.slice(0, more + 1).trimEnd() });
      }
      return messages;
    }
  });
  await context.route(/\.js$/, async (route) => {
    const file = path.join(world.site, new URL(route.request().url()).pathname);
    const script = readFileSync(file, 'utf8').replaceAll(/(exports=)JSON\.parse\(/g, '$1lengthened(');
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
}
