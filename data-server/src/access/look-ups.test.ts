import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';

// PostgreSQL has many connections; what is tested here is SQLite's one that writes.
test.runIf(inject('database') === 'sqlite')(
  'who asks for a session, a profile or a list of people waits for no write',
  async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'seguia-look-ups-'));
    const mailing = { smtpUrl: 'smtp://127.0.0.1:1', publicAddress: 'https://api.farm.example' };
    const server = await testServer({ database: path.join(folder, 'seguia.db'), ...mailing });
    const farm = await server.addFarm();
    const person = await server.addPerson(farm);
    const urls = ['/auth/is-logged', '/account', '/account/sessions', '/farmers', farm.url];
    const lists = ['/members', '/invitations', '/morning-mail'].map((list) => `${farm.url}${list}`);
    const { promise: end, resolve } = Promise.withResolvers<void>();
    const writing = server.db.transaction().execute(async (trx) => {
      await trx.updateTable('farmers').set({ place: 'Souss' }).execute();
      await end;
    });
    const answers = Promise.all([...urls, ...lists].map(async (url) => `${url} ${(await person.get(url)).status}`));
    const late = new Promise<string[]>((done) => setTimeout(() => done(['late']), 5000).unref());
    const first = await Promise.race([answers, late]);
    resolve();
    await Promise.all([writing, answers]);
    expect(first).toEqual([...urls, ...lists].map((url) => `${url} 200`));
  },
);
