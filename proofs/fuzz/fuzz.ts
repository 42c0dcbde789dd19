import { setTimeout as wait } from 'node:timers/promises';
import { loadContract, type Operation } from '../../data-server/src/http/contract.ts';
import { connect, type RawAnswer } from '../../data-server/testing/raw-http.ts';
import { createRequests, type FuzzRequest, type FuzzWorld } from './requests.ts';

interface Options {
  port: number;
  requests: number;
  seed: number;
  world: FuzzWorld;
}

export interface FuzzReport {
  /** How many times each status was answered; 0 is for half-sent requests without an answer. */
  statuses: Record<number, number>;
  /** The faults of answers, with the beginnings of their requests. */
  faults: string[];
}

/** Sends requests, twelve at a time, and checks whether each answer is one that the server may give. */
export async function fuzz({ port, requests, seed, world }: Options): Promise<FuzzReport> {
  const contract = (await loadContract()) as [Operation, ...Operation[]];
  const next = createRequests(seed, contract, world);
  const report: FuzzReport = { statuses: {}, faults: [] };
  let sent = 0;
  const sender = async () => {
    while (sent < requests && report.faults.length < 20) {
      sent += 1;
      const request = next();
      const answer = await exchange(port, request);
      const status = answer?.status ?? 0;
      report.statuses[status] = (report.statuses[status] ?? 0) + 1;
      const fault = faultOf(answer, request);
      if (fault) report.faults.push(`${fault}: ${JSON.stringify(request.bytes.subarray(0, 400).toString('latin1'))}`);
    }
  };
  await Promise.all(Array.from({ length: 12 }, sender));
  return report;
}

async function exchange(port: number, { bytes, isHalf }: FuzzRequest): Promise<RawAnswer | null> {
  const connection = await connect(port);
  await connection.send(bytes);
  if (isHalf) {
    await wait(5);
    connection.socket.end();
  }
  const answer = await connection.answer();
  connection.socket.destroy();
  return answer;
}

/** The fault of an answer; null for none. */
function faultOf(answer: RawAnswer | null, { bytes, isHalf }: FuzzRequest): string | null {
  if (answer === null) return isHalf ? null : 'no answer';
  const { status, headers, body } = answer;
  if (status < 400) return null;
  if (status >= 500 && (status !== 503 || headers['retry-after'] === undefined)) return `${status} ${body}`;
  for (const name of ['content-security-policy', 'x-content-type-options', 'date', 'x-request-id'])
    if (headers[name] === undefined) return `${status} without ${name}`;
  if (headers['content-type'] !== 'application/problem+json; charset=utf-8') return `${status} is no problem: ${body}`;
  if (bytes.toString('latin1').startsWith('HEAD ')) return null;
  return isProblem(body, status) ? null : `${status} with another body: ${body}`;
}

function isProblem(body: string, status: number) {
  try {
    return (JSON.parse(body) as { status?: number }).status === status;
  } catch {
    return false;
  }
}
