import { postgresProxy } from './postgres-proxy.ts';

/** An address that leads to the PostgreSQL of this address, and counts how often its callers wait for an answer there. */
export async function countTurns(address: string) {
  let turns = 0;
  const proxy = await postgresProxy(address, () => {
    let isAnswered = true;
    return {
      toDatabase: (bytes) => {
        if (isAnswered) turns += 1;
        isAnswered = false;
        return bytes;
      },
      onAnswer: () => void (isAnswered = true),
    };
  });
  return { ...proxy, turns: () => turns };
}
