import type { Caller } from '../server/caller.ts';

/** How often a person's farms and account were answered, by status, and how many in a second. */
export interface Lists {
  answers: Record<number, number>;
  perSecond: number;
}

/** So many ask for the list of their farms and for their account, one after the other, for so many seconds. */
export async function fetchLists({ api }: Caller, callers: number, seconds: number): Promise<Lists> {
  const answers: Lists['answers'] = {};
  let done = 0;
  const until = performance.now() + seconds * 1000;
  const fetchBoth = async () => {
    while (performance.now() < until)
      for (const path of ['/farmers', '/account'] as const) {
        const { response } = await api.GET(path);
        answers[response.status] = (answers[response.status] ?? 0) + 1;
        done += 1;
      }
  };
  await Promise.all(Array.from({ length: callers }, fetchBoth));
  return { answers, perSecond: Math.round(done / seconds) };
}
