type Wanted = 'config' | 'registry';

/** What `boot.js` began to fetch before the app was here (`shell/src/boot/first-page.ts`). */
interface EarlyAnswers {
  seguiaEarly?: Partial<Record<Wanted, Promise<Response>>>;
}

/** The answer to a request that was sent before the app was here, once: whoever wants the file again fetches it. */
export function earlyAnswer(wanted: Wanted): Promise<Response> | undefined {
  const early = (globalThis as EarlyAnswers).seguiaEarly;
  const answer = early?.[wanted];
  delete early?.[wanted];
  return answer;
}
