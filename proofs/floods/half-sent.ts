import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { sendCall } from '../bare/load.ts';
import { startProgram } from '../server/program.ts';
import type { HalfSender } from './half-sender.ts';

export interface HalfSentFigures {
  connections: number;
  calls: number;
  /** Calls of others that were answered within a second. */
  inTime: number;
  /** Milliseconds of the slowest call; five seconds for one without an answer. */
  slowest: number;
}

/** Milliseconds between two calls of others, and before the first. */
const [between, head] = [50, 1500];
const tooLong = 5000;
/** Places of the server, fewer than the address wants. */
const places = 2000;

/** One address holds so many half-sent calls, while others call over new connections. */
export async function holdHalfSent(
  env: Record<string, string>,
  connections: number,
  calls: number,
): Promise<HalfSentFigures> {
  const server = await startProgram({ ...env, MAX_CONNECTIONS: String(places) });
  const workerData: HalfSender = { port: Number(new URL(server.url).port), connections, address: '127.0.0.2' };
  const worker = new Worker(new URL('./half-sender.ts', import.meta.url), { workerData });
  await wait(head);
  const running: Promise<number>[] = [];
  for (let call = 0; call < calls; call += 1) {
    running.push(timeOf(server.url, `127.0.0.${3 + (call % 200)}`));
    await wait(between);
  }
  const times = await Promise.all(running);
  await worker.terminate();
  await server.kill('SIGTERM');
  return {
    connections,
    calls,
    inTime: times.filter((time) => time <= 1000).length,
    slowest: Math.round(Math.max(...times)),
  };
}

async function timeOf(url: string, address: string): Promise<number> {
  const agent = new Agent({ localAddress: address });
  const began = performance.now();
  const call = sendCall(url, agent, { method: 'GET', path: '/v2', headers: { 'date-format': 'timestamp' } });
  const answer = await Promise.race([call, wait(tooLong, null)]);
  agent.destroy();
  return answer?.status === 200 ? performance.now() - began : tooLong;
}
