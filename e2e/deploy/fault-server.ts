// A web server in front of a deployment's own, which serves some files as a bad network, a broken cache or a gateway would.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const fileFaults = ['404', '500', 'html', 'cut', 'altered', 'stall'] as const;
export type FileFault = (typeof fileFaults)[number];

const immutable = 'public, max-age=31536000, immutable';

export class FaultServer {
  readonly #server: Server;
  readonly #origin: string;
  #broken: { files: RegExp; fault: FileFault | 'empty' } | null = null;
  /** The paths of all requests since the last repair. */
  requests: string[] = [];

  private constructor(origin: string) {
    this.#origin = origin;
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  static async start(origin: string): Promise<FaultServer> {
    const server = new FaultServer(origin);
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** From now on, serves every file whose path matches with this fault; `empty` is an empty JSON object. */
  break(files: RegExp, fault: FileFault | 'empty'): void {
    this.#broken = { files, fault };
  }

  /** Serves everything correctly again. A request that already stalls still fails after its 30 s. */
  repair(): void {
    this.#broken = null;
    this.requests = [];
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  async #answer({ url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(url, this.#origin);
    this.requests.push(pathname);
    const broken = this.#broken;
    const fault = broken?.files.test(pathname) ? broken.fault : null;
    if (fault === '404' || fault === '500') return void response.writeHead(Number(fault)).end('no such luck');
    if (fault === 'empty') return void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    if (fault === 'html')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Wi-Fi</title>');
    if (fault === 'stall') {
      await new Promise((resolve) => setTimeout(resolve, 30_000));
      return void response.destroy();
    }
    const found = await fetch(this.#origin + url, { headers: { 'accept-encoding': 'identity' } });
    const bytes = Buffer.from(await found.arrayBuffer());
    const headers = Object.fromEntries(found.headers);
    delete headers['transfer-encoding'];
    if (fault === 'cut' || fault === 'altered') headers['cache-control'] = immutable;
    const body = fault === 'cut' ? bytes.subarray(0, bytes.length / 2) : bytes;
    if (fault === 'altered') bytes[Math.floor(bytes.length / 2)]! ^= 1;
    response.writeHead(found.status, { ...headers, 'content-length': String(body.length) }).end(body);
  }
}
