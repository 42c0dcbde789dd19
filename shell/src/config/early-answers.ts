type Wanted = 'config' | 'registry' | 'withdrawn';

/** The requests that `boot.js` sent before the app was loaded (`shell/src/first-script/first-page.ts`). */
interface EarlyAnswers {
  seguiaEarly?: Partial<Record<Wanted, Promise<Response>>>;
}

/** The answer to a request that was sent before the app was loaded. It is given once; a second caller must fetch the file itself. */
export function earlyAnswer(wanted: Wanted): Promise<Response> | undefined {
  const early = (globalThis as EarlyAnswers).seguiaEarly;
  const answer = early?.[wanted];
  delete early?.[wanted];
  return answer;
}
