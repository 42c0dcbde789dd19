import { afterAll } from 'vitest';
import type { Role } from '@seguia/shared/domain/permissions';
import { newId } from '@seguia/shared/domain/uuid';
import { farmRow } from '../src/admin/add-farm.ts';
import { prepareServer, type RunningServer } from '../src/server.ts';
import { seconds, type Services } from '../src/services/services.ts';
import { hashToken, newToken } from '../src/access/tokens.ts';
import { readSettings, type Settings } from '../src/services/settings.ts';
import { TestFarm } from './test-farm.ts';
import { freshDatabase, skipWithoutPostgres } from './test-database.ts';
import { Person } from './person.ts';

/** The clock's start: half past five in the afternoon of the farms, on an ordinary summer day. */
export const start = '2026-06-15T12:00:00Z';

export interface TestServer extends RunningServer {
  /** Sets the server's clock, which stands still in between. */
  setClock(instant: string): void;
  addFarm(farm?: { name?: string; timeZone?: string; modules?: string[] }): Promise<TestFarm>;
  /** A person who is logged in with an application, on that farm if one is given. */
  addPerson(farm?: TestFarm, role?: Role, app?: string): Promise<Person>;
  /** A caller without a token. */
  anybody: Person;
}

/** A server for one test file, on the database that this run tests; every answer is checked against the contract. */
export async function testServer(settings: Partial<Settings> = {}): Promise<TestServer> {
  skipWithoutPostgres();
  let now = new Date(start);
  const unlimited = { count: 0, seconds: 1 };
  const defaults: Settings = {
    ...readSettings({}),
    database: await freshDatabase(),
    logLevel: 'error',
    limits: { login: unlimited, forgotPassword: unlimited, general: unlimited },
  };
  const server = await prepareServer({ ...defaults, ...settings }, () => now, true);
  afterAll(() => server.close());
  const { db } = server;
  return {
    ...server,
    setClock(instant) {
      now = new Date(instant);
    },
    async addFarm({ name = 'Oasis', timeZone = 'Asia/Kolkata', modules = ['fertirrigation'] } = {}) {
      const row = farmRow({ name, place: null, timeZone, modules }, now);
      await db.insertInto('farmers').values(row).execute();
      return new TestFarm(db, row.id, seconds(now));
    },
    async addPerson(farm, role = 'manager', app = 'seguia') {
      const id = newId();
      const at = seconds(now);
      const names = { email: `${id}@example.test`, firstname: 'Nadia', lastname: role, avatar: null };
      const account = { id, ...names, password_hash: 'none', disabled_at: null, created_at: at, updated_at: at };
      await db.insertInto('accounts').values(account).execute();
      const token = newToken();
      const session = {
        token_hash: hashToken(token),
        account_id: id,
        device_hash: id,
        device_name: 'test',
        app,
        revoked_at: null,
      };
      const times = { created_at: at, updated_at: at, expire_at: at + 10 * 365 * 86_400 };
      await db
        .insertInto('sessions')
        .values({ ...session, ...times })
        .execute();
      const person = new Person(server.app, token, id);
      if (farm) await person.join(farm, role, db);
      return person;
    },
    anybody: new Person(server.app, null, ''),
  };
}

/** Resets the limits, as if nobody had called yet. */
export const clearCounters = async ({ counters }: Services) => {
  for (const counter of counters) await counter.clear();
};
