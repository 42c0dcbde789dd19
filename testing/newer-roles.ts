import { onTestFinished } from 'vitest';

/** Answers until the test ends as a newer server would: who has this role has one that this app does not know. */
export function answerNewerRole(role: string): void {
  const { fetch } = globalThis;
  onTestFinished(() => void (globalThis.fetch = fetch));
  globalThis.fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const text = await answer.text();
    return new Response(text === '' ? null : text.replaceAll(`"role":"${role}"`, '"role":"advisor"'), answer);
  };
}
