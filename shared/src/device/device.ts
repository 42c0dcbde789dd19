import { accountKey, type Account } from '../session/session.ts';
import { Changes } from './changes.ts';
import { openDatabase, type DeviceDb } from './database.ts';
import { openJournal, type Journal } from './journal.ts';
import { reconcile } from './reconcile.ts';

/** The device's own data of one account on one data server. */
export interface Device {
  name: string;
  account: Account;
  changes: Changes;
  /** The second copy of what is not sent; null while the database is not open, and in a browser that has no place for one. */
  journal: Journal | null;
  /** The open database; opened when first asked for, and again when it was lost. Rejects where the browser has no storage to give. */
  db(): Promise<DeviceDb>;
}

const devices = new Map<string, Device>();

/** The one Device of an account. `place` tells several apart that share a process, as tests do. */
export function deviceOf(account: Account, place = '', journalOf = openJournal): Device {
  const name = `seguia${place}:${accountKey(account)}`;
  const known = devices.get(name);
  if (known) return known;
  let opened: Promise<DeviceDb> | null = null;
  const device: Device = {
    name,
    account,
    changes: new Changes(name),
    journal: null,
    db() {
      opened ??= open().catch((error: unknown) => {
        opened = null;
        throw error;
      });
      return opened;
    },
  };
  const open = async () => {
    device.journal = null;
    const db = await openDatabase(name, () => (opened = null));
    const journal = journalOf(name);
    try {
      if (journal) await reconcile(db, journal);
      device.journal = journal;
    } catch (error) {
      // It must not keep the database from anybody. Unread, it is not written to either: what it holds comes back at a later start.
      console.error('The journal could not be read:', error);
    }
    return db;
  };
  devices.set(name, device);
  return device;
}
