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

/** The days of a round's readings, 24 a day: none that the demo or another round has. */
function dayOf(round: number, count: number, index: number): string {
  const day = 1 + round * Math.ceil(count / 24) + Math.floor(index / 24);
  return new Date(Date.UTC(2000, 0, day)).toISOString().slice(0, 10);
}

function manyReadings(plotId: string, count: number, round: number): Wire['ImportBody']['readings'] {
  return Array.from({ length: count }, (_, index) => ({
    place: { sheet: 'cahier', row: index + 2, cell: `B${index + 2}` },
    reading: {
      plot_id: plotId,
      date: dayOf(round, count, index),
      time: `${String(index % 24).padStart(2, '0')}:00`,
      entry_type: 'value',
      intake_ec: 2,
    },
  }));
}

/**
 * Sends imports, kills the data server with SIGKILL while each is under way, and the last one as soon as it is answered; counts what is there after each restart, and after
 * the import was sent again with the same key. The first kill comes after nine tenths of the time that a whole import took; a kill that found nothing is followed
 * by a later one, and one that found all by an earlier one: so they come closer to the moment in which the import is written.
 */
export async function killWhileImporting(
  count: number,
  kills: number,
  options: Record<string, string>,
): Promise<KillImportFigures> {
  const env = { DEMO: '1', ...options };
  const figures: KillImportFigures = { after: [], repeated: [] };
  let server = await startProgram(env);
  let caller = await logIn(server.url);
  const began = performance.now();
  await send(caller, { id: newId(), key: newId(), readings: manyReadings(caller.plot, count, kills) });
  let pause = (performance.now() - began) * 0.9;
  for (let round = 0; round < kills; round += 1) {
    const sent = { id: newId(), key: newId(), readings: manyReadings(caller.plot, count, round) };
    const answer = send(caller, sent);
    await Promise.race([answer, ...(round === kills - 1 ? [] : [wait(pause)])]);
    await server.kill('SIGKILL');
    await answer;
    server = await startProgram(env);
    caller = await logIn(server.url);
    const there = await countImported(caller, sent);
    figures.after.push(there);
    pause *= there === 0 ? 1.25 : 0.85;
    const status = await send(caller, sent);
    if (status !== 200 && status !== 201) throw new Error(`The import sent again was answered with ${status}`);
    figures.repeated.push(await countImported(caller, sent));
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

async function countImported({ api, farm, plot }: Caller, { id, readings }: Sent): Promise<number> {
  const [from = '', to = ''] = [readings[0], readings.at(-1)].map((row) => row?.reading.date ?? '');
  const { data } = await api.GET('/farmers/{farmer_id}/readings', {
    params: { path: farm, query: { plot_id: plot, from, to }, header: { 'no-paginate': true } },
  });
  if (!data) throw new Error('The readings could not be read.');
  return data.data.filter(({ source }) => source?.import_id === id).length;
}
