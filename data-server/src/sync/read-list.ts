import type { FarmAccess } from '../access/on-farm.ts';
import { Ready } from '../http/operation.ts';
import type { ListJob, ListName } from '../services/read-job.ts';
import type { Services } from '../services/services.ts';

interface ListOfFarm {
  services: Services;
  signal: AbortSignal;
  query: object;
  headers: object;
}

/** Answers a list of the farm, which is read beside other work. */
export async function readList(list: ListName, { services, signal, query, headers }: ListOfFarm, farm: FarmAccess) {
  const { id, accountId, app } = farm;
  const { epoch, epochsBefore } = services;
  const job: ListJob<object, object> = { farm: { id, accountId, app }, epoch, epochsBefore, query, headers };
  const content = await services.reader.read({ kind: 'list', list, ...job }, accountId, signal);
  return { status: 200 as const, body: new Ready(content) };
}
