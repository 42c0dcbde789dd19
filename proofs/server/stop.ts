import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '../../data-server/testing/raw-http.ts';
import { logIn } from './caller.ts';
import { startProgram } from './program.ts';
import { Writers } from './writers.ts';

export interface StopFigures {
  rounds: number;
  acknowledged: number;
  /** Exit codes that were not 0. */
  failed: (number | null)[];
  /** The longest time from SIGTERM to the end, in ms. */
  most: number;
  lost: number;
  twice: number;
}

const writing = 8;
const half =
  'PUT /v2/farmers/x/readings/x HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n';
/** Broken off in the headers, in the body, before anything. */
const halves = [half, `${half}\r\n{"plot_id":`, ''];

/** Stops the data server with SIGTERM while people write, requests stand half sent, and a long answer is taken by nobody. */
export async function stopUnderLoad(rounds: number, chosen: Record<string, string>): Promise<StopFigures> {
  const env = { DEMO: '1', ...chosen };
  const writers = new Writers();
  const figures: StopFigures = { rounds, acknowledged: 0, failed: [], most: 0, lost: 0, twice: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const server = await startProgram(env);
    const caller = await logIn(server.url);
    await writers.sendAgain(caller);
    const checked = await writers.check(caller);
    figures.lost += checked.lost;
    figures.twice += checked.twice;
    const port = Number(new URL(server.url).port);
    const connections = await Promise.all(Array.from({ length: 30 }, () => connect(port)));
    for (const [at, connection] of connections.entries()) await connection.send(halves[at % halves.length] ?? '');
    const everything = await connect(port);
    everything.socket.pause();
    await everything.send(
      `GET /v2/farmers/${caller.farm.farmer_id}/readings HTTP/1.1\r\nhost: x\r\ndate-format: timestamp\r\nsync-date: 0\r\nauthorization: Bearer ${caller.token}\r\n\r\n`,
    );
    writers.begin(caller, writing);
    await wait(100 + Math.random() * 400);
    const began = performance.now();
    const code = await server.kill('SIGTERM');
    figures.most = Math.max(figures.most, Math.round(performance.now() - began));
    if (code !== 0) figures.failed.push(code);
    await writers.end();
    for (const { socket } of [...connections, everything]) socket.destroy();
  }
  const server = await startProgram(env);
  const caller = await logIn(server.url);
  await writers.sendAgain(caller);
  const { lost, twice } = await writers.check(caller);
  await server.kill('SIGTERM');
  return { ...figures, acknowledged: writers.saved.size, lost: figures.lost + lost, twice: figures.twice + twice };
}
