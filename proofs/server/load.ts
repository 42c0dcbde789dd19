import { logIn, newChange, send, type Caller } from './caller.ts';
import { startProgram } from './program.ts';

export interface LoadFigures {
  /** Saved readings a second on one farm, by the number of phones at once. */
  savedPerSecond: Record<number, number>;
  /** Milliseconds: median and 99th percentile. */
  page: Percentiles;
  changes: Percentiles;
  /** A page of 25 while a long series is read again and again. */
  pageBesideSeries: Percentiles;
  series: { readings: number; bytes: number; milliseconds: number };
}

interface Percentiles {
  p50: number;
  p99: number;
}

/** Measures a data server on the large demo, as a program of its own, over HTTP. */
export async function measureLoad(env: Record<string, string>, seconds: number): Promise<LoadFigures> {
  const server = await startProgram({ DEMO: '1', DEMO_LARGE: '1', ...env });
  const caller = await logIn(server.url);
  const large = await logIn(server.url, 'manager@demo.test', 'Grande exploitation');
  const savedPerSecond: Record<number, number> = {};
  for (const phones of [1, 16]) savedPerSecond[phones] = await savedIn(caller, phones, seconds);
  const page = await timesOf(300, () => listPage(large));
  const changes = await timesOf(100, () => listChanges(large));
  const series = await readSeries(server.url, large);
  const state = { isReading: true };
  const reading = (async () => {
    while (state.isReading) await readSeries(server.url, large);
  })();
  const pageBesideSeries = await timesOf(300, () => listPage(caller));
  state.isReading = false;
  await reading;
  await server.kill('SIGTERM');
  return { savedPerSecond, page, changes, pageBesideSeries, series };
}

async function savedIn(caller: Caller, phones: number, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let saved = 0;
  const phone = async () => {
    while (performance.now() < until) if ((await send(caller, newChange())) === 201) saved += 1;
  };
  await Promise.all(Array.from({ length: phones }, phone));
  return Math.round(saved / seconds);
}

const listPage = ({ api, farm }: Caller) => api.GET('/farmers/{farmer_id}/readings', { params: { path: farm } });

const listChanges = ({ api, farm }: Caller) =>
  api.GET('/farmers/{farmer_id}/readings', {
    params: { path: farm, header: { 'sync-date': '0', 'sync-is-possible': true, paginate: 200 } },
  });

async function readSeries(url: string, { api, farm }: Caller): Promise<LoadFigures['series']> {
  const { data: campaigns } = await api.GET('/farmers/{farmer_id}/campaigns', { params: { path: farm } });
  const id = campaigns?.data[0]?.id ?? '';
  const began = performance.now();
  const { data: series, response } = await api.GET('/farmers/{farmer_id}/campaigns/{id}/series', {
    params: { path: { ...farm, id } },
  });
  const milliseconds = Math.round(performance.now() - began);
  if (series?.resolution !== 'day') throw new Error(`${url} answered ${response.status}`);
  const readings = series.plots.reduce((sum, plot) => sum + plot.intake_ec.count.reduce((a, b) => a + b, 0), 0);
  return { readings, bytes: JSON.stringify(series).length, milliseconds };
}

async function timesOf(times: number, call: () => Promise<unknown>): Promise<Percentiles> {
  const took: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const began = performance.now();
    await call();
    took.push(performance.now() - began);
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(share * (times - 1))] ?? 0).toFixed(2));
  return { p50: at(0.5), p99: at(0.99) };
}
