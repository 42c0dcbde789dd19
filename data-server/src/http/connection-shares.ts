import { BlockList, isIPv6, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../problems/problems.ts';
import { clientNetwork } from '../services/client-network.ts';
import type { Settings } from '../services/settings.ts';

/** Milliseconds after which a refused connection is cut: who opens it again at once would cost more than who waits. */
const delay = 2000;

/**
 * No address holds more than its share of the connections, so that a flood of half-sent calls leaves room for others. A connection beyond
 * it is not read, and cut two seconds later. A proxy has as many as it needs: there the calls under way count, by the forwarded address, and one beyond the share is a 429.
 */
export function shareConnections(app: FastifyInstance, settings: Settings): void {
  const isProxy = proxyTest(settings.trustProxy);
  const connections = new Shares(settings.connectionsPerAddress);
  const calls = new Shares(settings.connectionsPerAddress);
  const refused = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isProxy(address)) return;
    const leave = connections.take(clientNetwork(address));
    if (leave) {
      socket.once('close', leave);
      return;
    }
    // Half of all places are for connections that are used.
    if (refused.size >= settings.connections / 2) {
      socket.destroy();
      return;
    }
    refused.add(socket);
    socket.once('close', () => refused.delete(socket));
    // With this listener nothing flows to the parser, so what has arrived is never read as a call.
    socket.on('readable', () => undefined);
    setTimeout(() => socket.destroy(), delay).unref();
  });
  app.addHook('onRequest', async ({ ip, socket, routeOptions }, reply) => {
    if (routeOptions.config.isProbe || !isProxy(socket.remoteAddress ?? '')) return;
    const leave = calls.take(clientNetwork(ip));
    if (leave) reply.raw.once('close', leave);
    else {
      // Otherwise the rest of a half-sent body would hold the connection.
      reply.header('connection', 'close');
      throw new Problem('too_many', { retryAfter: 5 });
    }
  });
}

class Shares {
  readonly #most: number;
  readonly #held = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns the function that gives the place back; null where the address has its share. */
  take(address: string): (() => void) | null {
    const held = this.#held.get(address) ?? 0;
    if (held >= this.#most) return null;
    this.#held.set(address, held + 1);
    return () => {
      const left = (this.#held.get(address) ?? 1) - 1;
      if (left > 0) this.#held.set(address, left);
      else this.#held.delete(address);
    };
  }
}

/** Whether a connection is from a trusted proxy: with a number of proxies, every connection is. */
function proxyTest(trusted: Settings['trustProxy']): (address: string) => boolean {
  if (typeof trusted === 'number') return () => trusted > 0;
  const networks = new BlockList();
  for (const network of trusted) {
    const [address = '', bits] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    networks.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return (address) => networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
