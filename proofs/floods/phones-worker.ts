// The phones have a thread of their own, so that their work does not count as the bystanders' wait.
import { parentPort, workerData } from 'node:worker_threads';
import type { LoggedIn } from '../server/caller.ts';
import { Phone, type Answers } from './phone.ts';

export interface Crew {
  url: string;
  phones: { caller: LoggedIn; mark: string; address: string }[];
  /** Readings that wait on each phone. */
  readings: number;
}

export interface CameBack {
  /** The ids of the readings that were taken, by farm. */
  saved: Record<string, string[]>;
  answers: Answers;
}

const { url, phones, readings } = workerData as Crew;
const end: CameBack = { saved: {}, answers: {} };
await Promise.all(
  phones.map(async ({ caller, mark, address }) => {
    const phone = new Phone(url, caller, address);
    const ids = await phone.comeBack(mark, readings);
    (end.saved[caller.farm.farmer_id] ??= []).push(...ids);
    for (const [status, count] of Object.entries(phone.answers))
      end.answers[Number(status)] = (end.answers[Number(status)] ?? 0) + count;
  }),
);
parentPort?.postMessage(end);
