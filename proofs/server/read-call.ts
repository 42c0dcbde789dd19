import type { VolumeCall } from './volume-calls.ts';

/** Makes a call and reads its whole answer. Returns the milliseconds that it took. Throws for any status but 200. */
export async function readCall(url: string, token: string, { path, headers }: VolumeCall): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/v2${path}`, {
    headers: { 'date-format': 'timestamp', authorization: `Bearer ${token}`, ...headers },
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - began;
}
