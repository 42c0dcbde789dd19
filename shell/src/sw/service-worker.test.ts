import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startDataServer } from '@seguia/testing/data-server';
import { logInOnDisk } from '@seguia/testing/settings-on-disk';
import { TestDevice } from '@seguia/testing/test-device';
import { type Answer, chunkOf, remoteOf, type Site } from '../../testing/sw/site.ts';
import { type Browser, deployed } from '../../testing/sw/worker.ts';

let site: Site;
let browser: Browser;

beforeEach(async () => void ({ site, browser } = await deployed()));

const get = (path: string) => browser.request(path);

/** Changes the registry's list of mf-auth, which has the newest release first. */
function changeList(change: (releases: { files: object }[]) => void): void {
  const list = JSON.parse(site.files.get('/remotes.json')!.body) as { remotes: { 'mf-auth': { files: object }[] } };
  change(list.remotes['mf-auth']);
  site.files.set('/remotes.json', { body: JSON.stringify(list) });
}

/** Opens a page that version 1 serves; version 2 has arrived and waits. */
async function withNewer() {
  const page = browser.openPage();
  await browser.message('check');
  site.publish('2');
  await browser.message('check');
  return page;
}

describe('a set is loaded', () => {
  test('completely: the page, its chunks and those of the newest remotes open without network', async () => {
    await browser.message('check');
    site.offline = true;
    expect(await browser.open('/fr/app')).toBe('page 1');
    expect(await get(chunkOf('1'))).toBe('shell 1');
    expect(await get(remoteOf('1'))).toBe('remote 1');
    expect(await get('/icon.svg')).toBe('icon');
    expect(JSON.parse((await get('/remotes.json'))!)).toHaveProperty('remotes.mf-auth.0.base', '/r/mf-auth/1/');
  });

  test('with only the newest release of each remote', async () => {
    await browser.message('check');
    expect(site.requested).not.toContain('/r/mf-auth/0/gone.js');
    expect(await browser.heldSets()).toHaveLength(1);
  });

  test.each(['/', '/icon.svg', chunkOf('1')])('not at all if %s is not what its list says', async (path) => {
    site.files.set(path, { body: 'another text' });
    await browser.message('check');
    site.offline = true;
    await expect(browser.open()).rejects.toThrow('fetch failed');
  });

  test.each(['/', '/icon.svg', chunkOf('1'), '/shell.json', '/remotes.json'])(
    'not at all if %s is answered with an error',
    async (path) => {
      site.files.set(path, { ...site.files.get(path)!, status: 500 });
      await browser.message('check');
      site.offline = true;
      await expect(browser.open()).rejects.toThrow('fetch failed');
    },
  );

  test('in a second try after a broken one, which fetches only what was missing', async () => {
    const right = site.files.get(chunkOf('1'))!;
    site.files.delete(chunkOf('1'));
    await browser.message('check');
    site.files.set(chunkOf('1'), right);
    site.requested = [];
    await browser.message('check');
    expect(site.requested).toEqual(expect.arrayContaining([chunkOf('1'), '/remotes.json', '/shell.json']));
    expect(site.requested).not.toContain('/');
    site.offline = true;
    expect(await browser.open()).toBe('page 1');
  });

  test('with lists and unversioned files from past the browser’s cache', async () => {
    await browser.message('check');
    const fetched = Object.fromEntries(browser.fetched);
    expect(fetched).toMatchObject({ '/': 'no-cache', '/icon.svg': 'no-cache', '/shell.json': 'no-cache' });
    expect(fetched).toMatchObject({ '/remotes.json': 'no-cache', [chunkOf('1')]: 'default' });
  });

  test.each([chunkOf('1'), remoteOf('1')])('though the browser’s cache holds a cut %s for ever', async (path) => {
    browser.immutable.set(path, 'cut');
    await browser.message('check');
    expect(browser.fetched).toContainEqual([path, 'reload']);
    site.offline = true;
    browser.immutable.clear();
    expect(await get(path)).toBe(path === chunkOf('1') ? 'shell 1' : 'remote 1');
  });

  test('with the release before of a remote whose newest is refused', async () => {
    site.files.set('/r/mf-auth/0/gone.js', { body: 'gone' });
    changeList(([newest]) => (newest!.files = {}));
    await browser.message('check');
    site.offline = true;
    expect(await browser.open()).toBe('page 1');
    expect(await get('/r/mf-auth/0/gone.js')).toBe('gone');
    expect(await get(remoteOf('1'))).toBeNull();
  });

  test('once, though several pages ask at the same time', async () => {
    await Promise.all([browser.message('check'), browser.message('check'), browser.message('check')]);
    expect(site.requested.filter((path) => path === '/shell.json')).toHaveLength(1);
    await browser.message('check');
    expect(site.requested.filter((path) => path === '/shell.json')).toHaveLength(2);
  });

  test('silently the first time, as the person sees that version already', async () => {
    const page = browser.openPage();
    await browser.message('check');
    expect(page.messages).toEqual([]);
  });
});

describe('the set has for each remote', () => {
  const offline = async () => {
    site.offline = true;
    return browser.open('/fr/app');
  };

  test('the newest version that fits, not the newest', async () => {
    site.publish('2');
    site.forDoors('2', '^2.0.0', remoteOf('1'));
    await browser.message('check');
    await offline();
    expect(await get(remoteOf('1'))).toBe('remote 1');
    expect(await get(remoteOf('2'))).toBeNull();
  });

  test('another version than the one that failed in a page, once there is one', async () => {
    await browser.message('check');
    site.publish('2');
    site.forDoors('2', '^1.0.0', remoteOf('1'));
    await browser.message({ remote: 'mf-auth', version: '2', runs: false });
    await browser.message('check');
    expect(site.requested).not.toContain(remoteOf('2'));
    await browser.message({ remote: 'mf-auth', version: '2', runs: true });
    await browser.message('check');
    expect(site.requested).toContain(remoteOf('2'));
  });

  test('the newest if the shell does not say which doors it has', async () => {
    site.forDoors('1', '^9.0.0', remoteOf('1'));
    site.files.set('/shell.json', { body: site.files.get('/shell.json')!.body.replace('"hostApi"', '"before"') });
    await browser.message('check');
    expect(site.requested).toContain(remoteOf('1'));
  });
});

describe('an invalid list leaves the set in use unchanged', () => {
  const faults: [string, string, Answer][] = ['/shell.json', '/remotes.json'].flatMap((path) => [
    [path, 'an error', { body: 'down', status: 500 }],
    [path, 'a page', { body: '<html>' }],
    [path, 'empty', { body: '{}' }],
    [path, 'with nothing in it', { body: '{"files":{},"remotes":{}}' }],
  ]);

  test.each(faults)('%s is %s', async (path, _, answer) => {
    await browser.message('check');
    const page = browser.openPage();
    site.publish('2');
    site.files.set(path, answer);
    await browser.message('check');
    expect(page.messages).toEqual([]);
    browser.closePages();
    site.offline = true;
    expect(await browser.open()).toBe('page 1');
    expect(await get('/remotes.json')).toContain('/r/mf-auth/1/');
  });

  test('if every release of one remote is refused, it stays unchanged, and the rest is new', async () => {
    await browser.message('check');
    const page = browser.openPage();
    site.publish('2');
    const list = JSON.parse(site.files.get('/remotes.json')!.body) as { remotes: Record<string, object[]> };
    list.remotes['mf-readings'] = list.remotes['mf-auth']!;
    list.remotes['mf-auth'] = [{ version: '2' }];
    site.files.set('/remotes.json', { body: JSON.stringify(list) });
    await browser.message('check');
    expect(page.messages).toEqual(['update-ready']);
    await browser.message('flip');
    site.offline = true;
    expect(await browser.open()).toBe('page 2');
    expect(await get(remoteOf('1'))).toBe('remote 1');
    expect(JSON.parse((await get('/remotes.json'))!)).toHaveProperty('remotes.mf-auth.0.version', '1');
  });
});

describe('a newer set', () => {
  test('waits for the person: the page and its chunks stay, and every page learns of it', async () => {
    const page = await withNewer();
    expect(page.messages).toEqual(['update-ready']);
    site.offline = true;
    expect(await browser.open()).toBe('page 1');
    expect(await get(chunkOf('1'))).toBe('shell 1');
    expect(await get('/remotes.json')).toContain('/r/mf-auth/1/');
  });

  test('is served when the person says so, and the page that asked learns it', async () => {
    const page = await withNewer();
    await browser.message('flip', page);
    expect(page.messages).toEqual(['update-ready', 'flipped']);
    site.offline = true;
    expect(await browser.open()).toBe('page 2');
    expect(await get('/remotes.json')).toContain('/r/mf-auth/2/');
  });

  test('leaves the older chunks to the open pages, also after it is served', async () => {
    const page = await withNewer();
    await browser.message('flip', page);
    site.offline = true;
    expect(await get(chunkOf('1'))).toBe('shell 1');
    expect(await get(remoteOf('1'))).toBe('remote 1');
  });

  test('is served once, though two pages ask for it, and the former files stay for both', async () => {
    await withNewer();
    await browser.message('flip', browser.openPage());
    await browser.message('flip', browser.openPage());
    site.offline = true;
    expect(await browser.open()).toBe('page 2');
    expect(await get(chunkOf('1'))).toBe('shell 1');
  });

  test('is served, and the older set removed, by a start with no page open, and its files by the next look', async () => {
    await withNewer();
    browser.closePages();
    site.offline = true;
    expect(await browser.open()).toBe('page 2');
    expect(await browser.heldSets()).toHaveLength(1);
    expect(await get(chunkOf('1'))).toBeNull();
    site.offline = false;
    await browser.message('check');
    expect(await browser.heldTexts()).not.toContain('shell 1');
  });

  test.each([
    ['a start with no page open', () => browser.closePages(), () => browser.open()],
    ['a person who accepts it', () => undefined, () => browser.message('flip')],
  ])('is served by %s while an even newer one arrives, and none of its files are lost', async (_, before, serve) => {
    await withNewer();
    site.publish('3');
    site.stalled = remoteOf('3');
    const look = browser.message('check');
    await expect.poll(() => site.requested).toContain(remoteOf('3'));
    before();
    await serve();
    site.resume();
    await look;
    site.offline = true;
    browser.closePages();
    expect(await browser.open()).toBe('page 3');
    expect([await get(chunkOf('3')), await get(remoteOf('3'))]).toEqual(['shell 3', 'remote 3']);
  });

  test('does not replace an open page when a second one opens', async () => {
    await withNewer();
    expect(await browser.open()).toBe('page 1');
    expect(await browser.heldSets()).toHaveLength(2);
  });

  test('with a broken shell has the former shell and the new remotes', async () => {
    const page = browser.openPage();
    await browser.message('check');
    site.publish('2');
    site.files.set(chunkOf('2'), { body: 'tampered' });
    await browser.message('check');
    expect(page.messages).toEqual(['update-ready']);
    browser.closePages();
    site.offline = true;
    expect(await browser.open()).toBe('page 1');
    expect(await get(remoteOf('2'))).toBe('remote 2');
  });

  test('fetches only what changed, whatever its address is', async () => {
    await browser.message('check');
    const chunk = site.files.get(chunkOf('1'))!;
    const { files } = JSON.parse(site.files.get('/shell.json')!.body) as { files: Record<string, string> };
    site.publish('2');
    const newer = JSON.parse(site.files.get('/shell.json')!.body) as { files: Record<string, string> };
    newer.files['/moved.js'] = files[chunkOf('1')]!;
    site.files.set('/shell.json', { body: JSON.stringify(newer) });
    site.files.set('/moved.js', chunk);
    site.requested = [];
    await browser.message('check');
    expect(site.requested.toSorted()).toEqual(
      ['/', chunkOf('2'), remoteOf('2'), '/remotes.json', '/shell.json'].toSorted(),
    );
    await browser.message('flip');
    expect(await get('/moved.js')).toBe('shell 1');
  });

  test('is announced again at the next look, and not fetched again', async () => {
    const page = await withNewer();
    site.requested = [];
    await browser.message('check');
    expect(page.messages).toEqual(['update-ready', 'update-ready']);
    expect(site.requested.toSorted()).toEqual(['/remotes.json', '/shell.json']);
  });

  test('is forgotten if it is withdrawn before it was served', async () => {
    await withNewer();
    site.publish('1');
    await browser.message('check');
    browser.closePages();
    expect(await browser.open()).toBe('page 1');
  });

  test('is another one when only the list of remotes changed', async () => {
    const page = browser.openPage();
    await browser.message('check');
    const shell = ['/shell.json', '/'].map((path) => [path, site.files.get(path)!] as const);
    site.publish('2');
    for (const [path, answer] of shell) site.files.set(path, answer);
    await browser.message('check');
    expect(page.messages).toEqual(['update-ready']);
  });

  test('is remembered by a worker that was stopped in between', async () => {
    await withNewer();
    browser.closePages();
    browser.restartWorker();
    expect(await browser.open()).toBe('page 2');
  });
});

describe('a stored file that was altered', () => {
  test.each([chunkOf('1'), remoteOf('1'), '/icon.svg'])('%s is fetched anew', async (path) => {
    await browser.message('check');
    const right = await get(path);
    await browser.spoil(right!);
    const page = browser.openPage();
    await browser.message('heal', page);
    expect(page.messages).toEqual(['whole']);
    expect(browser.fetched.at(-1)).toEqual([path, 'reload']);
    site.offline = true;
    expect(await get(path)).toBe(right);
  });

  test('fetches nothing if all files are whole', async () => {
    await browser.message('check');
    const { length } = browser.fetched;
    const page = browser.openPage();
    await browser.message('heal', page);
    expect(page.messages).toEqual(['whole']);
    expect(browser.fetched).toHaveLength(length);
  });

  test('stays without network until there is one', async () => {
    await browser.message('check');
    await browser.spoil('shell 1');
    site.offline = true;
    const page = browser.openPage();
    await browser.message('heal', page);
    site.offline = false;
    await browser.message('heal', page);
    expect(page.messages).toEqual(['broken', 'whole']);
    expect(await get(chunkOf('1'))).toBe('shell 1');
  });

  test('gives way to the newer set if it is gone from the server', async () => {
    await browser.message('check');
    await browser.spoil('shell 1');
    site.files.delete(chunkOf('1'));
    site.publish('2');
    const page = browser.openPage();
    await browser.message('heal', page);
    expect(page.messages).toEqual(['update-ready', 'whole']);
    site.offline = true;
    expect(await browser.open()).toBe('page 2');
  });

  test('comes from the network if it is the page itself, is repaired in the background, and opens offline as well as it can', async () => {
    await browser.message('check');
    await browser.spoil('page 1');
    site.offline = true;
    expect(await browser.open()).toBe('cut');
    site.offline = false;
    expect(await browser.open()).toBe('page 1');
    site.offline = true;
    expect(await browser.open()).toBe('page 1');
  });

  test('is not copied into a newer set', async () => {
    await browser.message('check');
    const chunk = site.files.get(chunkOf('1'))!;
    const { files } = JSON.parse(site.files.get('/shell.json')!.body) as { files: Record<string, string> };
    await browser.spoil('shell 1');
    site.publish('2');
    const newer = JSON.parse(site.files.get('/shell.json')!.body) as { files: Record<string, string> };
    newer.files[chunkOf('1')] = files[chunkOf('1')]!;
    site.files.set('/shell.json', { body: JSON.stringify(newer) });
    site.files.set(chunkOf('1'), chunk);
    await browser.message('check');
    browser.closePages();
    site.offline = true;
    expect(await browser.open()).toBe('page 2');
    expect(await get(chunkOf('1'))).toBe('shell 1');
  });

  test('does not count as loaded when a set is tried again', async () => {
    const right = site.files.get('/icon.svg')!;
    site.files.delete('/icon.svg');
    await browser.message('check');
    site.files.set('/icon.svg', right);
    await browser.spoil('shell 1');
    await browser.message('check');
    site.offline = true;
    expect(await get(chunkOf('1'))).toBe('shell 1');
  });
});

describe('a script that a page has run', () => {
  test('is copied by its own address, so that the browser can store what it has compiled; other files are not', async () => {
    await browser.message('check');
    for (const path of [chunkOf('1'), '/icon.svg', remoteOf('1')]) await get(path);
    expect(await browser.copiedScripts()).toEqual([chunkOf('1'), remoteOf('1')].toSorted());
    site.offline = true;
    expect(await get(chunkOf('1'))).toBe('shell 1');
    expect(await get(remoteOf('1'))).toBe('remote 1');
  });

  test('is copied anew once a page says that files are damaged', async () => {
    await browser.message('check');
    await get(chunkOf('1'));
    await browser.spoil('shell 1');
    expect(await get(chunkOf('1'))).toBe('cut');
    await browser.message('heal', browser.openPage());
    expect(await browser.copiedScripts()).toEqual([]);
    expect(await get(chunkOf('1'))).toBe('shell 1');
    expect(await browser.copiedScripts()).toEqual([chunkOf('1')]);
  });

  test('is not left damaged where a page asks for it during the repair', async () => {
    await browser.message('check');
    await browser.spoil('shell 1');
    const repair = browser.message('heal', browser.openPage());
    expect(await get(chunkOf('1'))).toBe('cut');
    await repair;
    expect(await get(chunkOf('1'))).toBe('shell 1');
  });

  test('leaves no copy once no set has it', async () => {
    await browser.message('check');
    await get(chunkOf('1'));
    for (const version of ['2', '3']) {
      site.publish(version);
      await browser.message('check');
      browser.closePages();
      await browser.open();
    }
    await get(chunkOf('3'));
    await browser.message('check');
    expect(await browser.copiedScripts()).toEqual([chunkOf('3')]);
  });
});

describe('the worker ignores', () => {
  test.each([
    ['/shell.json', 'GET'],
    ['/sw.js', 'GET'],
    ['/errors', 'POST'],
    ['http://api.test/v2/farmers', 'GET'],
    ['/config.json', 'GET'],
  ])('%s %s', async (path, method) => {
    await browser.message('check');
    browser.fetched.length = 0;
    expect(await browser.request(path, { method })).toBeNull();
    expect(browser.fetched).toEqual([]);
  });
});

test('the worker ignores what is sent to the address of a file, and another origin’s pages', async () => {
  await browser.message('check');
  expect(await browser.request(chunkOf('1'), { method: 'POST' })).toBeNull();
  expect(await browser.open('http://elsewhere.test/')).toBeNull();
});

test('everything comes from the network before the first set is stored', async () => {
  expect(await browser.open()).toBe('page 1');
  expect(await get(chunkOf('1'))).toBeNull();
  expect(await browser.heldSets()).toEqual([]);
});

test('the worker takes over at once and serves the open pages', async () => {
  await browser.send('install');
  await browser.send('activate');
  expect(browser).toMatchObject({ skippedWaiting: true, claimed: true });
});

describe('when the browser reports a network', () => {
  /** A phone with a reading that waits, and the readings of the data server. */
  async function withWaiting() {
    const server = await startDataServer();
    onTestFinished(() => server.close());
    const farm = await server.addFarm();
    const person = await server.addPerson([farm]);
    await logInOnDisk(server.url, person);
    const device = new TestDevice({ url: server.url, farmId: farm.id, person, place: '' });
    await device.save({ plotId: await farm.addPlot(), intakeEc: 2.1 });
    return { server, rows: () => server.db.selectFrom('readings').select('intake_ec').execute() };
  }
  const network = (tag = 'outbox') => browser.send('sync', { tag });

  test('the worker sends waiting changes, with no page open', async () => {
    const { rows } = await withWaiting();
    await network('another');
    expect(await rows()).toEqual([]);
    await network();
    expect(await rows()).toEqual([{ intake_ec: 2.1 }]);
  });

  test('the worker asks for another try if there is none', async () => {
    const { server } = await withWaiting();
    await server.close();
    await expect(network()).rejects.toMatchObject({ kind: 'offline' });
  });
});
