import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { Door } from './door.ts';

const server = await testServer();

/** The order in which these callers get in, where all of them come before the server looks at the network again. */
async function orderOf(callers: readonly string[]): Promise<string[]> {
  const door = new Door();
  const entered: string[] = [];
  await Promise.all(callers.map((who) => door.enter(who).then(() => entered.push(who))));
  return entered;
}

test('lets few calls in at once, in the order in which they come', async () => {
  const door = new Door();
  let entered = 0;
  for (const who of ['a', 'b', 'a']) void door.enter(who).then(() => (entered += 1));
  await Promise.resolve();
  await Promise.resolve();
  expect(entered).toBe(3);
});

test('lets everybody in, and somebody with one call soon, though all others came before', async () => {
  const phones = Array.from({ length: 400 }, (_, at) => `phone ${at % 100}`);
  const order = await orderOf([...phones, 'somebody']);
  expect(order.toSorted()).toEqual([...phones, 'somebody'].toSorted());
  expect(order.indexOf('somebody')).toBeLessThan(32);
});

test('looks at the network between a few calls', async () => {
  const door = new Door();
  let entered = 0;
  const all = Array.from({ length: 100 }, (_, at) => door.enter(`${at}`).then(() => (entered += 1)));
  const seen: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    seen.push(entered);
  }
  await Promise.all(all);
  expect(seen.every((count) => count < 100)).toBe(true);
  expect(entered).toBe(100);
});

test('the server answers somebody with one call before most of the three hundred that came before', async () => {
  const [busy, somebody] = [await server.addPerson(), await server.addPerson()];
  const answered: string[] = [];
  const send = (name: string, person: typeof busy) => person.get('/account').then(() => answered.push(name));
  await Promise.all([...Array.from({ length: 300 }, () => send('busy', busy)), send('somebody', somebody)]);
  expect(answered).toHaveLength(301);
  expect(answered.indexOf('somebody')).toBeLessThan(100);
});
