import type { Account } from '../../session/account/account.ts';
import { withTimeLimit } from '../../session/storage/time-limit.ts';
import { Changes } from '../database/changes.ts';
import { identityOf } from '../database/database-identity.ts';
import { databaseName, openDatabase, type DeviceDb } from '../database/database.ts';
import { endWhenLeft } from './left-page.ts';
import { openJournal, type Journal } from '../journal/journal.ts';
import { localRecordsOf } from '../journal/local-records.ts';
import { OpenRecords } from '../journal/open-records.ts';
import { connectJournal } from './connect-journal.ts';

/** The device's own data of one account on one data server. */
export interface Device {
  name: string;
  account: Account;
  changes: Changes;
  /** The second copy of what is not sent; null while it cannot be had, and in a browser that has no place for one. */
  journal: Journal | null;
  /** What this page knows to be unsent and unfinished. */
  open: OpenRecords;
  /** Resolves when the first try to connect the journal has ended, whichever way: from then on nobody waits for it. */
  journalTried: Promise<void>;
  /** Goes on without the journal, which failed, until it can be had again. */
  journalFailed(): void;
  /**
   * The open database; opened at its first use, and again when it was lost; where `failed` is still the open one, another connection in its place. Rejects where
   * the browser has no storage to give.
   */
  db(failed?: DeviceDb): Promise<DeviceDb>;
}

/** Milliseconds that an opening waits for the journal: readings that the database lost are then shown at once. Short, for drafts wait with it. */
const journalHeadStart = 500;

const devices = new Map<string, Device>();

/** The one Device of an account. `place` distinguishes several that share a process, as tests do. */
export function deviceOf(account: Account, place = '', journalOf = openJournal): Device {
  const name = databaseName(account, place);
  const known = devices.get(name);
  if (known) return known;
  let opened: Promise<DeviceDb> | null = null;
  const device: Device = {
    name,
    account,
    changes: new Changes(name),
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
  /** Stands for the connection that counts: of one before it Safari may say late that it was closed. */
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
    // A journal that is slow must not keep the database from anybody: it goes on being connected.
    connect(db);
    await withTimeLimit(device.journalTried, journalHeadStart).catch(() => undefined);
    return db;
  };
  devices.set(name, device);
  return device;
}
