import type { Account } from '../../session/account/account.ts';
import { withTimeLimit } from '../../session/storage/time-limit.ts';
import { Changes } from '../database/changes.ts';
import { identityOf } from '../database/database-identity.ts';
import { databaseName, openDatabase, type DeviceDb } from '../database/database.ts';
import { endWhenLeft } from './left-page.ts';
import { PersonFirst } from '../database/person-first.ts';
import { localRecordsOf } from '../journal/local-records.ts';
import { openJournal } from '../journal/open-journal.ts';
import { OpenRecords } from '../journal/open-records.ts';
import { connectJournal, type Journaled } from './connect-journal.ts';

/** The data of one account on one data server that this device stores. */
export interface Device extends Journaled {
  name: string;
  account: Account;
  /** What a person waits for, and what gives way to it. */
  personFirst: PersonFirst;
  /** Resolves when the first try to connect the journal has ended, with or without success; nobody waits for it any longer. */
  journalTried: Promise<void>;
  /** Continues without the journal, which failed, until it is available again. */
  journalFailed(): void;
  /**
   * The open database. It is opened when it is first used, and again when it was lost; if `failed` is the one that is open, a new
   * connection replaces it. Rejects where the browser has no storage to give.
   */
  db(failed?: DeviceDb): Promise<DeviceDb>;
}

/**
 * Milliseconds that opening the database waits for the journal, so that readings which the database lost are shown at once. It is short,
 * because drafts wait with it.
 */
const journalHeadStart = 500;

const devices = new Map<string, Device>();

/** The only Device of an account. `place` separates several in one process, as in tests. */
export function deviceOf(account: Account, place = '', journalOf = openJournal): Device {
  const name = databaseName(account, place);
  const known = devices.get(name);
  if (known) return known;
  let opened: Promise<DeviceDb> | null = null;
  const device: Device = {
    name,
    account,
    changes: new Changes(name),
    personFirst: new PersonFirst(),
    journal: null,
    open: new OpenRecords(localRecordsOf(name)),
    journalTried: Promise.resolve(),
    journalFailed() {
      if (!device.journal) return;
      device.journal = null;
      if (current) connect(current);
    },
    db(failed) {
      if (failed && failed === current) {
        failed.close();
        lost();
      }
      opened ??= open().catch((error: unknown) => {
        opened = null;
        throw error;
      });
      return opened;
    },
  };
  let current: DeviceDb | null = null;
  /** Identifies the current connection: Safari may report late that an earlier one was closed. */
  let newest: object | null = null;
  const lost = () => {
    opened = null;
    current = null;
    newest = null;
  };
  const connect = (db: DeviceDb) => {
    device.journalTried = new Promise((tried) => {
      void connectJournal(device, db, journalOf(name), () => current === db, tried);
    });
  };
  const open = async () => {
    device.journal = null;
    const own = (newest = {});
    const db = await openDatabase(name, () => {
      if (newest === own) lost();
    });
    endWhenLeft(db);
    device.open.begin(await identityOf(db));
    current = db;
    // A slow journal must not block the database: it continues to be connected in the background.
    connect(db);
    await withTimeLimit(device.journalTried, journalHeadStart).catch(() => undefined);
    return db;
  };
  devices.set(name, device);
  return device;
}
