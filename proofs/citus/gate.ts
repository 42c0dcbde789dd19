import net from 'node:net';

/** A door before a node, on loopback, which the proof can shut: the node is lost to its cluster then, and goes on for itself. */
export class Gate {
  readonly #sockets = new Set<net.Socket>();
  readonly #server: net.Server;
  #isShut = false;

  private constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.#server = net.createServer((near) => {
      if (this.#isShut) return void near.resetAndDestroy();
      const far = net.connect(Number(port || 5432), hostname);
      for (const [end, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#sockets.add(end);
        end.on('error', () => other.destroy());
        end.on('close', () => {
          this.#sockets.delete(end);
          other.destroy();
        });
      }
      near.pipe(far).pipe(near);
    });
  }

  static async before(address: string): Promise<Gate> {
    const gate = new Gate(address);
    await new Promise<void>((resolve) => {
      gate.#server.listen(0, '127.0.0.1', resolve);
    });
    return gate;
  }

  get port(): number {
    return (this.#server.address() as net.AddressInfo).port;
  }

  /** Cuts every connection, and refuses new ones until it is opened. */
  shut(): void {
    this.#isShut = true;
    for (const socket of this.#sockets) socket.resetAndDestroy();
  }

  open(): void {
    this.#isShut = false;
  }

  close(): void {
    this.shut();
    this.#server.close();
  }
}
