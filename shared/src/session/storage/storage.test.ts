import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryStorage } from '@seguia/testing/memory-storage';
import type * as Storage from './storage.ts';

type Tab = typeof Storage;

/** Opens a tab that knows only what is on the disk. */
async function newTab({ opened = true } = {}): Promise<Tab> {
  vi.resetModules();
  const tab = await import('./storage.ts');
  if (opened) await tab.openStorage();
  return tab;
}

/** Sets `localStorage` back to an earlier state, as a killed browser does. */
const setBack = () => vi.stubGlobal('localStorage', new MemoryStorage());

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', new MemoryStorage());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('reads a setting at once, and after the browser was killed', async () => {
  const before = await newTab();
  before.writeStored('seguia.session', 'token');
  before.writeStored('seguia.profile', 'gone');
  before.writeStored('seguia.profile', null);
  expect([before.readStored('seguia.session'), before.readStored('seguia.profile')]).toEqual(['token', null]);
  await before.storageWritten();
  setBack();
  const after = await newTab();
  expect([after.readStored('seguia.session'), after.readStored('seguia.profile')]).toEqual(['token', null]);
});

test('writes every setting to the disk at once on request, without leaving it to the browser', async () => {
  const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const tab = await newTab();
  transaction.mockClear();
  tab.writeStored('seguia.session', 'token');
  await tab.storageWritten();
  expect(transaction.mock.calls.map(([, mode, options]) => [mode, options])).toEqual([
    ['readwrite', { durability: 'strict' }],
  ]);
});

test('waiting for the settings waits until they are on the disk', async () => {
  const tab = await newTab();
  const order: string[] = [];
  const transaction = IDBDatabase.prototype.transaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (this: IDBDatabase, ...given) {
    const made = transaction.apply(this, given);
    made.addEventListener('complete', () => order.push('on the disk'));
    return made;
  });
  tab.writeStored('seguia.session', 'token');
  await tab.storageWritten();
  order.push('told');
  expect(order).toEqual(['on the disk', 'told']);
});

test('takes over what an older app kept in localStorage once, and never again', async () => {
  localStorage.setItem('seguia.session', 'token');
  localStorage.setItem('lang', 'fr');
  localStorage.setItem('custom_params', '{}');
  localStorage.setItem('seguia.readings.a.f.draft.plot.p', 'typed');
  localStorage.setItem('of another program', 'x');
  const first = await newTab();
  const texts = ['seguia.session', 'lang', 'custom_params', 'seguia.readings.a.f.draft.plot.p', 'of another program'];
  expect(texts.map(first.readStored)).toEqual(['token', 'fr', '{}', null, null]);
  first.writeStored('seguia.session', null);
  await first.storageWritten();
  // The kill brings the old text back to localStorage, but the app does not use it.
  localStorage.setItem('seguia.session', 'token');
  expect((await newTab()).readStored('seguia.session')).toBeNull();
});

test('settings come back from localStorage when the browser deleted the database', async () => {
  const before = await newTab();
  before.writeStored('seguia.session', 'token');
  await before.storageWritten();
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect((await newTab()).readStored('seguia.session')).toBe('token');
});

test('another tab learns of a change and reads it; its own later one wins', async () => {
  const [first, other] = [await newTab(), await newTab()];
  const changedKeys: (string | null)[] = [];
  other.onStored((key) => changedKeys.push(key));
  first.writeStored('seguia.ec-unit', '"dS/m"');
  await vi.waitFor(() => expect(other.readStored('seguia.ec-unit')).toBe('"dS/m"'));
  expect(changedKeys).toEqual(['seguia.ec-unit']);
  first.writeStored('seguia.ec-unit', '"mS/cm"');
  other.writeStored('seguia.ec-unit', '"µS/cm"');
  await Promise.all([first.storageWritten(), other.storageWritten()]);
  await vi.waitFor(() => expect(first.readStored('seguia.ec-unit')).toBe(other.readStored('seguia.ec-unit')));
  expect((await newTab()).readStored('seguia.ec-unit')).toBe(other.readStored('seguia.ec-unit'));
});

test('without a database settings are kept in localStorage as before', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const before = await newTab();
  before.writeStored('seguia.session', 'token');
  expect((await newTab()).readStored('seguia.session')).toBe('token');
});

test('opens a database that another process of the browser holds when it is released', async () => {
  const before = await newTab();
  before.writeStored('seguia.session', 'token');
  await before.storageWritten();
  setBack();
  const open = vi.spyOn(indexedDB, 'open');
  for (let refusals = 0; refusals < 2; refusals += 1)
    open.mockImplementationOnce(() => {
      throw new DOMException('Internal error opening backing store for indexedDB.open.', 'UnknownError');
    });
  expect((await newTab()).readStored('seguia.session')).toBe('token');
});

test('leaves the settings to localStorage if a database cannot be opened for four seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  localStorage.setItem('seguia.session', 'token');
  const tab = await newTab({ opened: false });
  const opening = tab.openStorage();
  await vi.advanceTimersByTimeAsync(3900);
  expect(console.warn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  await opening;
  expect(open.mock.calls.length).toBeGreaterThan(10);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('localStorage'), expect.any(DOMException));
  expect(tab.readStored('seguia.session')).toBe('token');
});

test('reports a database that does not open in five seconds', async () => {
  const tab = await newTab({ opened: false });
  // A connection holds the database open while it should be deleted, so every later opening waits.
  const held = await openDB('seguia-settings', 1);
  const deleting = deleteDB('seguia-settings');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const opening = expect(tab.openStorage()).rejects.toMatchObject({ name: 'StorageHangsError' });
  await vi.advanceTimersByTimeAsync(5000);
  await opening;
  held.close();
  await deleting;
});

test('a setting that the device refuses stays in the tab, and is reported to nobody', async () => {
  const tab = await newTab();
  const refused = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  tab.writeStored('seguia.theme', '"dark"');
  await tab.storageWritten();
  expect(refused).toHaveBeenCalledOnce();
  expect(refused).toHaveBeenCalledWith(
    expect.stringContaining('setting'),
    expect.objectContaining({ message: 'full' }),
  );
  expect(tab.readStored('seguia.theme')).toBe('"dark"');
});

test('reports once a setting whose transaction the browser aborts, without an error of the page', async () => {
  const tab = await newTab();
  const refused = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const listener = vi.fn();
  process.on('unhandledRejection', listener);
  const put = IDBObjectStore.prototype.put;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    const request = put.apply(this, given);
    this.transaction.abort();
    return request;
  });
  tab.writeStored('seguia.theme', '"dark"');
  await tab.storageWritten();
  await new Promise((resolve) => setTimeout(resolve));
  expect(refused).toHaveBeenCalledOnce();
  expect(listener).not.toHaveBeenCalled();
  process.off('unhandledRejection', listener);
});

test('reports a setting of another tab that cannot be read, without an error of the page', async () => {
  const tab = await newTab();
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const listener = vi.fn();
  process.on('unhandledRejection', listener);
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  const other = new BroadcastChannel('seguia-settings');
  other.postMessage('seguia.theme');
  await vi.waitFor(() =>
    expect(report).toHaveBeenCalledWith(expect.stringContaining('another tab'), expect.anything()),
  );
  other.close();
  expect(listener).not.toHaveBeenCalled();
  expect(tab.readStored('seguia.theme')).toBeNull();
  process.off('unhandledRejection', listener);
});

test('if the browser refuses everything, the tab uses its memory until there is room', async () => {
  const tab = await newTab({ opened: false });
  const full = new MemoryStorage();
  const refuse = vi.spyOn(full, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('localStorage', full);
  tab.writeStored('seguia.session', 'token');
  expect(tab.readStored('seguia.session')).toBe('token');
  refuse.mockRestore();
  tab.writeStored('seguia.session', 'newer');
  expect([tab.readStored('seguia.session'), full.getItem('seguia.session')]).toEqual(['newer', 'newer']);
  vi.stubGlobal('localStorage', undefined);
  tab.writeStored('seguia.session', 'again');
  expect(tab.readStored('seguia.session')).toBe('again');
  tab.writeStored('seguia.session', null);
  expect(tab.readStored('seguia.session')).toBeNull();
});

test('a browser that refuses localStorage alone keeps settings in the database', async () => {
  vi.stubGlobal('localStorage', undefined);
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const before = await newTab();
  before.writeStored('seguia.session', 'token');
  await before.storageWritten();
  expect((await newTab()).readStored('seguia.session')).toBe('token');
  expect(warned).not.toHaveBeenCalled();
});

test('a browser without channels between tabs keeps settings as well', async () => {
  const channels = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel')!;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const refused = vi.spyOn(console, 'error');
  try {
    const before = await newTab();
    before.writeStored('seguia.session', 'token');
    await before.storageWritten();
    expect(refused).not.toHaveBeenCalled();
    setBack();
    expect((await newTab()).readStored('seguia.session')).toBe('token');
  } finally {
    Object.defineProperty(globalThis, 'BroadcastChannel', channels);
  }
});

test('listens to a browser’s channel without keeping it open', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class extends EventTarget {
      postMessage = () => undefined;
    },
  );
  const tab = await newTab();
  tab.writeStored('seguia.session', 'token');
  await tab.storageWritten();
  expect(tab.readStored('seguia.session')).toBe('token');
});

test('outside of a browser a process with open settings may end', async () => {
  const unref = vi.spyOn(BroadcastChannel.prototype as BroadcastChannel & { unref: () => void }, 'unref');
  await newTab();
  expect(unref).toHaveBeenCalledOnce();
});

test('hears another tab’s change from localStorage only without a database, and otherwise once', async () => {
  const changedKeys: (string | null)[] = [];
  const target = new EventTarget();
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
  const changed = (key: string | null) => target.dispatchEvent(Object.assign(new Event('storage'), { key }));
  const tab = await newTab({ opened: false });
  tab.onStored((key) => changedKeys.push(key));
  changed('seguia.theme');
  changed(null);
  expect(changedKeys).toEqual(['seguia.theme', null]);
  await tab.openStorage();
  changed('seguia.theme');
  expect(changedKeys).toHaveLength(2);
});

test('a browser without databases, or that forbids localStorage, is no failure: the tab remembers', async () => {
  const warned = vi.spyOn(console, 'warn');
  const databases = Object.getOwnPropertyDescriptor(globalThis, 'indexedDB')!;
  Reflect.deleteProperty(globalThis, 'indexedDB');
  try {
    const tab = await newTab();
    tab.writeStored('seguia.theme', '"dark"');
    expect(localStorage.getItem('seguia.theme')).toBe('"dark"');
    expect(warned).not.toHaveBeenCalled();
  } finally {
    Object.defineProperty(globalThis, 'indexedDB', databases);
  }
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(globalThis, 'localStorage', { get: forbidden, configurable: true });
  const tab = await newTab({ opened: false });
  expect(tab.readStored('seguia.theme')).toBeNull();
  tab.writeStored('seguia.theme', '"dark"');
  expect(tab.readStored('seguia.theme')).toBe('"dark"');
  await tab.openStorage();
  expect(tab.readStored('seguia.session')).toBeNull();
});

test('makes a database anew for its next setting that is taken from the tab, at the second try if need be', async () => {
  const tab = await newTab();
  // A deletion of the database, or a newer version of it, waits for no tab.
  await deleteDB('seguia-settings');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
    throw new DOMException('not now', 'SecurityError');
  });
  tab.writeStored('seguia.theme', '"dark"');
  await tab.storageWritten();
  tab.writeStored('seguia.session', 'token');
  await tab.storageWritten();
  const { readFromDisk } = await import('./durable-settings.ts');
  expect(await readFromDisk(['seguia.theme', 'seguia.session'])).toEqual([null, 'token']);
});

test('removing a setting that is in neither copy does nothing', async () => {
  const tab = await newTab();
  const [transaction, listener] = [vi.spyOn(IDBDatabase.prototype, 'transaction'), vi.fn()];
  tab.onStored(listener);
  tab.writeStored('seguia.session', null);
  await tab.storageWritten();
  expect(transaction).not.toHaveBeenCalled();
  expect(listener).not.toHaveBeenCalled();
});

test('removing a setting removes a copy that is in localStorage alone', async () => {
  const tab = await newTab();
  localStorage.setItem('seguia.session', 'brought back by a killed browser');
  tab.writeStored('seguia.session', null);
  expect(localStorage.getItem('seguia.session')).toBeNull();
});

describe('a session that ended while the database did not take it', () => {
  /** A device with a session and a theme, in database and `localStorage`. */
  async function loggedIn(): Promise<Tab> {
    const tab = await newTab();
    tab.writeStored('seguia.session', 'token');
    tab.writeStored('seguia.theme', '"dark"');
    await tab.storageWritten();
    return tab;
  }
  const afterNextStart = async () => {
    vi.restoreAllMocks();
    const tab = await newTab();
    return [tab.readStored('seguia.session'), tab.readStored('seguia.theme')];
  };

  test('stays ended at the next start, with all other settings, where the database did not open', async () => {
    await loggedIn();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const tab = await newTab();
    tab.writeStored('seguia.session', null);
    expect(await afterNextStart()).toEqual([null, '"dark"']);
    // From then on the database counts again.
    localStorage.setItem('seguia.session', 'brought back by a killed browser');
    expect(await afterNextStart()).toEqual([null, '"dark"']);
  });

  test('gives way to the session of who logged in before the next start', async () => {
    await loggedIn();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const tab = await newTab();
    tab.writeStored('seguia.session', null);
    tab.writeStored('seguia.session', 'of another person');
    expect(await afterNextStart()).toEqual(['of another person', '"dark"']);
  });

  test('is not one that localStorage lost with a killed browser: the database has it', async () => {
    await loggedIn();
    setBack();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const tab = await newTab();
    tab.writeStored('seguia.session', null);
    tab.writeStored('seguia.ec-unit', '"dS/m"');
    expect(await afterNextStart()).toEqual(['token', '"dark"']);
  });

  test('stays ended at the next start where the disk refused to remove it', async () => {
    const tab = await loggedIn();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tab.writeStored('seguia.session', null);
    await tab.storageWritten();
    expect(await afterNextStart()).toEqual([null, '"dark"']);
  });

  test('a setting that the disk refused leaves the others to the database', async () => {
    const tab = await loggedIn();
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tab.writeStored('seguia.ec-unit', '"dS/m"');
    await tab.storageWritten();
    setBack(); // a browser that was killed
    expect(await afterNextStart()).toEqual(['token', '"dark"']);
  });
});

test('readings that wait in localStorage are no settings', async () => {
  localStorage.setItem('seguia.open:device:1', '{"record":"a reading"}');
  localStorage.setItem('seguia.theme', '"dark"');
  const tab = await newTab();
  expect([tab.readStored('seguia.open:device:1'), tab.readStored('seguia.theme')]).toEqual([null, '"dark"']);
});
