import { setTimeout as wait } from 'node:timers/promises';
import type { Wire } from '@seguia/openapi';
import { newId } from '@seguia/shared/domain/uuid';
import { type Caller, logIn } from './caller.ts';
import { startProgram } from './program.ts';

export interface KillImportFigures {
  /** How many readings were there after each kill: none or all. */
  after: number[];
  /** And after the same request was sent again. */
  repeated: number[];
}

/** A day on which the demo has no readings. */
const day = (index: number) => new Date(Date.UTC(2015, 0, 1 + Math.floor(index / 24))).toISOString().slice(0, 10);

function manyReadings(plotId: string, count: number, round: number): Wire['ImportBody']['readings'] {
  return Array.from({ length: count }, (_, index) => ({
    place: { sheet: 'cahier', row: index + 2, cell: `B${index + 2}` },
    reading: {
      plot_id: plotId,
      date: day(index),
      time: `${String(index % 24).padStart(2, '0')}:${String(round).padStart(2, '0')}`,
      entry_type: 'value',
      intake_ec: 2,
    },
  }));
}

/**
 * Sends an import and kills the data server with SIGKILL after each of these shares of the time that a first one took; counts what is there after its restart, and after the import
 * was sent again with the same key.
 */
export async function killWhileImporting(
  count: number,
  shares: readonly number[],
  options: Record<string, string>,
): Promise<KillImportFigures> {
  const env = { DEMO: '1', ...options };
  const figures: KillImportFigures = { after: [], repeated: [] };
  let server = await startProgram(env);
  let caller = await logIn(server.url);
  const began = performance.now();
  await send(caller, { id: newId(), key: newId(), readings: manyReadings(caller.plot, count, shares.length) });
  const whole = performance.now() - began;
  for (const [round, share] of shares.entries()) {
    const sent = { id: newId(), key: newId(), readings: manyReadings(caller.plot, count, round) };
    const answer = send(caller, sent);
    await wait(share * whole);
    await server.kill('SIGKILL');
    await answer;
    server = await startProgram(env);
    caller = await logIn(server.url);
    figures.after.push(await countImported(caller, sent.id));
    const status = await send(caller, sent);
    if (status !== 200 && status !== 201) throw new Error(`The import sent again was answered with ${status}`);
    figures.repeated.push(await countImported(caller, sent.id));
  }
  await server.kill('SIGTERM');
  return figures;
}

interface Sent {
  id: string;
  key: string;
  readings: Wire['ImportBody']['readings'];
}

/** The status; null where there was no answer. */
async function send({ api, farm }: Caller, { id, key, readings }: Sent): Promise<number | null> {
  try {
    const { response } = await api.PUT('/farmers/{farmer_id}/imports/{id}', {
      params: { path: { ...farm, id }, header: { 'If-None-Match': '*', 'Idempotency-Key': key } },
      body: { file_name: 'cahier.csv', readings },
    });
    return response.status;
  } catch {
    return null;
  }
}

async function countImported({ api, farm, plot }: Caller, importId: string): Promise<number> {
  const { data } = await api.GET('/farmers/{farmer_id}/readings', {
    params: { path: farm, query: { plot_id: plot, to: '2019-12-31' }, header: { 'no-paginate': true } },
  });
  if (!data) throw new Error('The readings could not be read.');
  return data.data.filter(({ source }) => source?.import_id === importId).length;
}
