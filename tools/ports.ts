// The ports of `pnpm start` and `pnpm dev` on this machine; the development servers of shell and remotes have theirs in their package.json.
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The ports of the released web app and of the data server. They are read when a tool runs, so that a malformed one gives the tool's own
 * sentence.
 */
export const ports = {
  get web() {
    return portOf('WEB_PORT', 3000);
  },
  get api() {
    return portOf('API_PORT', 4000);
  },
};

/** The port in a variable; the default if it is empty or missing. */
export function portOf(name: string, otherwise: number): number {
  const text = process.env[name] || String(otherwise);
  if (!/^\d{1,5}$/.test(text) || Number(text) > 65_535) throw new Error(`${name}: a port up to 65535, not "${text}".`);
  return Number(text);
}

/**
 * Resolves if the port is free on both loopback addresses: the tools listen on that of version 4, and a browser asks that of version 6 first
 * for `localhost`. Throws an error that names the setting by which another one is chosen: it is thrown before a build of minutes, not after it.
 */
export async function expectFree(port: number, setting: string, command = 'pnpm start'): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    const probe = createServer();
    probe.listen(port, host);
    try {
      await once(probe, 'listening');
      probe.close();
      await once(probe, 'close');
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code) && host === '::1') continue; // this machine has no version 6
      throw new Error(`Port ${port} cannot be used: ${message}. Choose another one: ${setting}=<port> ${command}`, {
        cause: error,
      });
    }
  }
}
