import { seconds } from '../data-server/src/services/services.ts';
import { copyAccess } from '../data-server/src/access/account-farms.ts';
import { farmRow } from '../data-server/src/admin/add-farm.ts';
import { startServer, type RunningServer } from '../data-server/src/server.ts';
import { hashPassword } from '../data-server/src/session/passwords.ts';
import { hashToken, newToken } from '../data-server/src/access/tokens.ts';
import { TestFarm } from '../data-server/testing/test-farm.ts';
import { offerSetUp } from '../data-server/src/set-up/set-up.queries.ts';
import { createApi, type ApiClient } from '@seguia/openapi';
import type { Role } from '../shared/src/domain/permissions.ts';
import { newId } from '../shared/src/domain/uuid.ts';

/** A person with an account and an open session. */
export interface TestPerson {
  id: string;
  email: string;
  token: string;
  firstname: string;
  lastname: string;
}

/** A real data server on a free port, with the additions that tests need. */
export interface TestDataServer extends RunningServer {
  addFarm(farm?: { name?: string; timeZone?: string; modules?: string[] }): Promise<TestFarm>;
  addPerson(farms?: readonly TestFarm[], role?: Role): Promise<TestPerson>;
  /** The address that its log offers while it has no account. */
  offerSetUp(): Promise<string | null>;
  /** The contract's client with a person's token: like a call from another device. */
  apiOf(person: TestPerson): ApiClient;
}

export const testPassword = 'correct horse';

/** Made once, because a hash is expensive on purpose, and a test has many persons. */
let testHash: Promise<string> | undefined;

/**
 * Starts a data server in this process, on SQLite in memory (or on `database`), whose answers are checked against the contract. `mailing`
 * is where it sends its mails.
 */
export async function startDataServer(
  database = ':memory:',
  port = 0,
  mailing: { production?: boolean; smtpUrl?: string | null; publicAddress?: string } = {},
): Promise<TestDataServer> {
  const unlimited = { count: 0, seconds: 1 };
  const server = await startServer({
    database,
    port,
    ...mailing,
    logLevel: 'fatal',
    checkAnswers: true,
    limits: { login: unlimited, forgotPassword: unlimited, general: unlimited },
  });
  const { db } = server;
  const at = seconds(new Date());
  return {
    ...server,
    async addFarm({ name = 'Oasis', timeZone = 'Asia/Kolkata', modules = ['fertirrigation'] } = {}) {
      const row = farmRow({ name, place: null, timeZone, modules }, new Date());
      await db
        .insertInto('farmers')
        .values({ ...row, change_no: 1 })
        .execute();
      return new TestFarm(db, row.id, at);
    },
    async addPerson(farms = [], role = 'recorder') {
      const id = newId();
      const token = newToken();
      const names = { email: `${id}@example.test`, firstname: 'Nadia', lastname: role };
      const times = { created_at: at, updated_at: at };
      testHash ??= hashPassword(testPassword);
      const secret = { avatar: null, password_hash: await testHash, disabled_at: null };
      await db
        .insertInto('accounts')
        .values({ id, ...names, ...secret, ...times })
        .execute();
      const session = {
        token_hash: hashToken(token),
        account_id: id,
        device_hash: id,
        device_name: 'test',
        app: 'seguia',
        revoked_at: null,
      };
      await db
        .insertInto('sessions')
        .values({ ...session, ...times, expire_at: at + 86_400 })
        .execute();
      const links = farms.map((farm) => ({ farmer_id: farm.id, account_id: id, role, permissions: null }));
      if (links.length > 0) await db.insertInto('farm_accounts').values(links).execute();
      for (const farm of farms) await copyAccess(db, farm.id, id);
      return { id, token, ...names };
    },
    offerSetUp: () => offerSetUp(db),
    apiOf: ({ token }) => createApi({ baseUrl: `${server.url}/v2`, token }),
  };
}
