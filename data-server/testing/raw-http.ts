import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface RawAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** A connection, from another loopback address if one is given, on which a test can write what no client would. */
export async function connect(port: number, from = '127.0.0.1') {
  const socket = net.connect({ port, host: '127.0.0.1', localAddress: from });
  let received = Buffer.alloc(0);
  let isReset = false;
  socket.on('data', (bytes: Buffer) => (received = Buffer.concat([received, bytes])));
  socket.on('error', () => (isReset = true));
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  await once(socket, 'connect').catch(() => undefined);
  return {
    socket,
    closed,
    /** Resolves when the bytes are sent; also if the connection was cut. */
    send: (text: string | Buffer) => new Promise<void>((resolve) => socket.write(text, () => resolve())),
    isReset: () => isReset,
    /** The answer so far; null if there is none. */
    read: () => answerIn(received),
    /** The status of the server's interim answer, which is taken off what was received; null if the connection closes first. */
    async interim(): Promise<number | null> {
      while (answerIn(received) === null && !socket.destroyed) await wait(5);
      const status = answerIn(received)?.status ?? null;
      received = received.subarray(received.indexOf('\r\n\r\n') + 4);
      return status;
    },
    /** The complete answer; null if the connection closes, or `milliseconds` pass, without one. */
    async answer(milliseconds = 20_000): Promise<RawAnswer | null> {
      const until = performance.now() + milliseconds;
      while (answerIn(received) === null && !socket.destroyed && performance.now() < until) await wait(5);
      // An answer to HEAD has a length but no body.
      return answerIn(received, socket.destroyed);
    },
  };
}

function answerIn(bytes: Buffer, isEnd = false): RawAnswer | null {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return null;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const rest = bytes.subarray(end + 4);
  if (!isEnd && rest.length < Number(headers['content-length'] ?? 0)) return null;
  return { status: Number(first.split(' ')[1]), headers, body: rest.toString() };
}
