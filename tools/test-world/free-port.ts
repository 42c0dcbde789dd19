import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The ports among which one is drawn: above those that browsers refuse (the last is 10,080), and below those that a system gives to whoever asks for
 * any port. One of the latter may be given away again before the program has it.
 */
const ports = { from: 10_240, below: 32_768 };

/** A port of the loopback address that nobody listens on now, for programs that cannot take any free one themselves. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(ports.from, ports.below);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') continue;
      throw error;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}
