// A worker that holds connections with half-sent calls, and opens each again soon after it has ended.
import net from 'node:net';
import { workerData } from 'node:worker_threads';

export interface HalfSender {
  port: number;
  connections: number;
  address: string;
}

const { port, connections, address } = workerData as HalfSender;

function hold() {
  const socket = net.connect({ port, host: '127.0.0.1', localAddress: address }, () =>
    socket.write('GET /v2 HTTP/1.1\r\nHost: x\r\nX: '),
  );
  // The server may cut it at any time.
  socket.on('error', () => undefined);
  socket.once('close', () => setTimeout(hold, 50));
  socket.resume();
}

for (let held = 0; held < connections; held += 1) hold();
