// What a set costs, how many sets there are, where their files come from, and what happens to a set that cannot be completed.
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chunkOf, hashes, releaseOf, remoteOf, Site } from '../../testing/sw/site.ts';
import { type Browser, deployed } from '../../testing/sw/worker.ts';

let site: Site;
let browser: Browser;

beforeEach(async () => void ({ site, browser } = await deployed()));

const get = (path: string) => browser.request(path);
const check = (needs: string[] = ['fr'], registry = '/remotes.json') => browser.message({ registry, needs });
const lists = ['/remotes.json', '/shell.json'];

describe('the files that not every device needs', () => {
  const texts = (language: string) => `/assets/texts-${language}-json.0123abcd.js`;
  const font = (script: string) => `/assets/sans-${script}-wght-normal.0123abcd.woff2`;
  const sheets = '/assets/sheets.0123abcd.js';
  const named = (script: string) => `${site.origin}/assets/sans-${script}-wght-normal.woff2`;
  beforeEach(() => {
    const others = [
      texts('fr'),
      texts('pl'),
      texts('ar-MA'),
      font('latin'),
      font('latin-ext'),
      '/icon-512.png',
      '/assets/native.0123abcd.js',
      sheets,
    ];
    site.publish('1', Object.fromEntries(others.map((path) => [path, path])));
  });

  test('those in the person’s language come, and the fonts that the page has used', async () => {
    await check(['fr', named('latin')]);
    expect(site.requested.filter((path) => /texts|font|sans|icon-|native|sheets/.test(path)).toSorted()).toEqual([
      font('latin'),
      texts('fr'),
    ]);
    site.offline = true;
    expect(await get(texts('fr'))).toBe(texts('fr'));
    await expect(get(texts('pl'))).rejects.toThrow('fetch failed');
  });

  test('the code that opens files to import comes for somebody who is logged in, and stays', async () => {
    await check();
    await check(['fr', 'sheets']);
    await check();
    site.offline = true;
    expect(await get(sheets)).toBe(sheets);
  });

  test('another language is loaded when it is chosen, and the one before stays', async () => {
    await check(['fr', named('latin')]);
    await check(['pl', named('latin-ext')]);
    site.offline = true;
    for (const path of [texts('fr'), texts('pl'), font('latin'), font('latin-ext')]) expect(await get(path)).toBe(path);
    await expect(get(texts('ar-MA'))).rejects.toThrow('fetch failed');
  });

  test('a remote from before the chosen language has its French texts', async () => {
    const [before, french] = ['en', 'fr'].map((language) => `texts-${language}-json.0123abcd.js`) as [string, string];
    site.editJson<{ remotes: Record<string, { files: object }[]> }>('/remotes.json', ({ remotes }) => {
      Object.assign(remotes['mf-auth']![0]!.files, hashes({ [before]: 'English', [french]: 'French' }));
    });
    site.files.set(`/r/mf-auth/1/${before}`, { body: 'English' }).set(`/r/mf-auth/1/${french}`, { body: 'French' });
    await check(['en']);
    expect(await browser.heldTexts()).not.toContain('French');
    await check(['pl']);
    site.offline = true;
    expect(await get(`/r/mf-auth/1/${french}`)).toBe('French');
  });

  test('a chosen language is loaded though a newer set waits for the person', async () => {
    await check();
    site.publish('2');
    await check();
    site.publish('2', { [texts('pl')]: texts('pl') });
    await check(['pl']);
    site.offline = true;
    expect(await get(texts('pl'))).toBe(texts('pl'));
  });

  test.each(['the shell', 'a remote'])('a chosen language of %s that does not load removes nothing', async (part) => {
    const own = '/r/mf-auth/1/texts-pl-json.0123abcd.js';
    const { remotes } = JSON.parse(site.files.get('/remotes.json')!.body) as {
      remotes: { 'mf-auth': { files: object }[] };
    };
    Object.assign(remotes['mf-auth'][0]!.files, hashes({ 'texts-pl-json.0123abcd.js': own }));
    site.files.set('/remotes.json', { body: JSON.stringify({ remotes }) });
    site.files.set(own, { body: own });
    await check(['fr', named('latin')]);
    const page = browser.openPage();
    const altered = part === 'the shell' ? texts('pl') : own;
    site.files.set(altered, { body: 'altered' });
    for (let times = 0; times < 3; times += 1) await check(['pl']);
    expect(page.messages).toContainEqual({ lacking: site.origin + altered, tries: 3 });
    site.offline = true;
    expect(await browser.open()).toBe('page 1');
    expect(await get(texts('fr'))).toBe(texts('fr'));
    expect(await get(remoteOf('1'))).toBe('remote 1');
  });

  test('one that a page uses anyway is stored if it has its hash', async () => {
    await check();
    expect(await get(texts('pl'))).toBe(texts('pl'));
    site.files.set(texts('ar-MA'), { body: 'altered' });
    expect(await get(texts('ar-MA'))).toBe('altered');
    site.offline = true;
    expect(await get(texts('pl'))).toBe(texts('pl'));
    await expect(get(texts('ar-MA'))).rejects.toThrow('fetch failed');
  });

  test('a repair fetches spoilt stored files, and no file that this device does not need', async () => {
    await check();
    await get(texts('pl'));
    site.requested = [];
    await browser.message('heal');
    expect(site.requested).toEqual([]);
    await browser.spoil(texts('pl'));
    await browser.message('heal');
    expect(site.requested).toEqual([texts('pl')]);
    site.offline = true;
    expect(await get(texts('pl'))).toBe(texts('pl'));
  });

  test('all are loaded if no page has said what it needs', async () => {
    await browser.message('check');
    expect(site.requested).toEqual(expect.arrayContaining([texts('pl'), font('latin-ext')]));
  });
});

describe('a release', () => {
  test('without changes costs the lists', async () => {
    await check();
    const list = JSON.parse(site.files.get('/shell.json')!.body) as object;
    site.files.set('/shell.json', { body: JSON.stringify({ ...list, version: '1.0.1' }) });
    site.requested = [];
    const page = browser.openPage();
    await check();
    expect(site.requested.toSorted()).toEqual(lists);
    expect(page.messages).toEqual([]);
  });

  test('is a newer set if only the shell changed', async () => {
    await check();
    const registry = site.files.get('/remotes.json')!;
    const page = browser.openPage();
    site.publish('2');
    site.files.set('/remotes.json', registry);
    await check();
    expect(page.messages).toEqual(['update-ready']);
  });

  test('with a changed list alone is a newer set: pages read from it the names of the remotes', async () => {
    await check();
    const page = browser.openPage();
    site.editJson<{ remotes: Record<string, object[]> }>('/remotes.json', ({ remotes }) => {
      Object.assign(remotes['mf-auth']![0]!, { title: { en: 'Login' } });
    });
    await check();
    expect(page.messages).toEqual(['update-ready']);
  });

  test('costs the lists and the page, whose headers carry the policy, if the same files are in another folder', async () => {
    await check();
    const list = site.files.get('/remotes.json')!.body.replaceAll('/r/mf-auth/1/', '/r/mf-auth/again/');
    site.files.set('/remotes.json', { body: list });
    site.files.set('/', { body: 'page 1', type: 'text/html; policy=new' });
    site.requested = [];
    await check();
    expect(site.requested.toSorted()).toEqual(['/', ...lists]);
    await browser.message('flip');
    site.offline = true;
    expect(await get(remoteOf('1').replace('/1/', '/again/'))).toBe('remote 1');
    const files = await browser.caches.open('files');
    const types = (await Promise.all((await files.keys()).map((key) => files.match(key)))).map((response) =>
      response!.headers.get('content-type'),
    );
    expect(types).toContain('text/html; policy=new');
  });

  test('leaves the page, the icon and the registry of the set in use as they are while it waits', async () => {
    await check();
    site.publish('2', { '/icon.svg': 'new icon' });
    await check();
    expect(await get('/icon.svg')).toBe('icon');
    await browser.message('flip');
    expect(await get('/icon.svg')).toBe('new icon');
  });

  test('is fetched completely for a start with no page open, though nobody accepted it', async () => {
    await check();
    site.publish('2');
    await check();
    await check();
    site.offline = true;
    expect(await browser.open()).toBe('page 2');
    expect([await get(chunkOf('2')), await get(remoteOf('2'))]).toEqual(['shell 2', 'remote 2']);
  });

  test('and nine more that nobody accepts leave two sets, the one in use and the newest', async () => {
    browser.openPage();
    await check();
    for (let version = 2; version <= 11; version += 1) {
      site.publish(String(version));
      await check();
    }
    expect(await browser.heldSets()).toHaveLength(2);
    expect(await browser.heldTexts()).toEqual([
      'icon',
      'page 1',
      'page 11',
      'remote 1',
      'remote 11',
      'shell 1',
      'shell 11',
    ]);
  });

  test('after an accepted one leaves two sets: pages of the first find its files in the network', async () => {
    browser.openPage();
    await check();
    site.publish('2');
    await check();
    await browser.message('flip');
    expect(await get(chunkOf('1'))).toBe('shell 1');
    site.publish('3');
    await check();
    expect(await browser.heldSets()).toHaveLength(2);
    expect(await browser.heldTexts()).not.toContain('shell 1');
    expect(await get(chunkOf('1'))).toBeNull();
  });
});

test('remotes and their registry may be at any address: they open without network', async () => {
  const [cdn, other] = [await new Site().listen(), await new Site().listen()];
  const release = releaseOf('7', `${other.origin}/b/7/`, 'readings 7');
  const entry = `${release.base}${release.entry}`;
  other.files.set(new URL(entry).pathname, { body: 'readings 7' });
  cdn.files.set('/deep/list', { body: JSON.stringify({ remotes: { 'mf-readings': [release] } }) });
  const registry = `${cdn.origin}/deep/list`;
  await check(['fr'], registry);
  for (const each of [site, cdn, other]) each.offline = true;
  browser.restartWorker();
  expect(await get(entry)).toBe('readings 7');
  expect(JSON.parse((await get(registry))!)).toHaveProperty('remotes.mf-readings.0.base', release.base);
  expect(await browser.open('/app')).toBe('page 1');
  expect(site.requested).not.toContain('/remotes.json');
});

test('looks at another registry from then on, though the device needs nothing else', async () => {
  await check();
  const other = await new Site().listen();
  other.files.set('/list.json', { body: JSON.stringify({ remotes: {} }) });
  await check(['fr'], `${other.origin}/list.json`);
  expect(other.requested).toEqual(['/list.json']);
});

test('an empty script and an empty style sheet stay two files, though their content is the same', async () => {
  site.publish('1', { '/a.0123abcd.js': '', '/a.0123abcd.css': '' });
  site.files.set('/a.0123abcd.js', { body: '', type: 'text/javascript' });
  site.files.set('/a.0123abcd.css', { body: '', type: 'text/css' });
  await check();
  const files = await browser.caches.open('files');
  const held = await Promise.all((await files.keys()).map((key) => files.match(key)));
  const types = held.map((response) => response!.headers.get('content-type'));
  expect(types).toEqual(expect.arrayContaining(['text/javascript', 'text/css']));
});

describe('a request that is never answered', () => {
  const seconds: number[] = [];
  beforeEach(() => {
    seconds.length = 0;
    const wait = AbortSignal.timeout.bind(AbortSignal);
    const short = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      seconds.push(milliseconds / 1000);
      return wait(site.stalled === '' ? milliseconds : 100);
    });
    return () => short.mockRestore();
  });

  test.each([
    ['a list', '/shell.json', 20],
    ['the registry', '/remotes.json', 20],
    ['a file', '/icon.svg', 120],
  ])('for %s ends a look after its time, and the next one finds it', async (_, file, limit) => {
    site.stalled = file;
    await check();
    expect(seconds).toContain(limit);
    expect(await browser.heldSets()).toEqual([]);
    site.stalled = '';
    await check();
    expect(await browser.heldSets()).toHaveLength(1);
  });
});

describe('a newer shell that no listed version of a remote fits', () => {
  const publish = (hostApi: string) => {
    site.publish('2');
    site.editJson<{ hostApi: string }>('/shell.json', (list) => (list.hostApi = hostApi));
  };
  const sets = async () =>
    (await browser.heldSets()).map(({ shell, remotes }) => [shell.hostApi, remotes['mf-auth']?.version]);
  beforeEach(async () => {
    await check();
    browser.openPage();
    expect(await sets()).toEqual([['1.1.0', '1']]);
    publish('2.0.0');
  });

  test('waits for the remote, which is updated meanwhile', async () => {
    await check();
    expect(await sets()).toEqual([
      ['1.1.0', '1'],
      ['1.1.0', '2'],
    ]);
    site.editJson<{ remotes: Record<string, { hostApi: string }[]> }>('/remotes.json', ({ remotes }) => {
      for (const [release] of Object.values(remotes)) release!.hostApi = '^2.0.0';
    });
    await check();
    expect((await sets())[1]).toEqual(['2.0.0', '2']);
  });

  test('comes without a remote that is not listed any more, and without one that the device never had', async () => {
    site.editJson<{ remotes: Record<string, unknown> }>('/remotes.json', (list) => {
      list.remotes = { 'mf-other': list.remotes['mf-auth'] };
    });
    await check();
    expect((await sets())[1]).toEqual(['2.0.0', undefined]);
  });

  test('is what a new device gets', async () => {
    ({ site, browser } = await deployed());
    publish('2.0.0');
    await check();
    expect(await sets()).toEqual([['2.0.0', undefined]]);
  });
});

test('this device’s canary is in its set as any release, and nobody else’s canary is', async () => {
  const canary = (version: string, percent: number) => {
    const release = releaseOf(version, `/r/mf-auth/${version}/`, `canary ${version}`);
    site.files.set(release.base + release.entry, { body: `canary ${version}` });
    return { percent, release };
  };
  const registry = JSON.parse(site.files.get('/remotes.json')!.body) as object;
  const listed = async (of: object) => {
    site.files.set('/remotes.json', { body: JSON.stringify({ ...registry, canary: of }) });
    await check();
    await browser.message('flip');
    const text = JSON.parse((await get('/remotes.json'))!) as { remotes: Record<string, { version: string }[]> };
    expect(text).not.toHaveProperty('canary');
    return text.remotes['mf-auth']!.map(({ version }) => version);
  };
  expect(await listed({ 'mf-auth': canary('8', 0) })).toEqual(['1', '0']);
  expect(await listed({ 'mf-auth': canary('9', 100) })).toEqual(['9', '1', '0']);
  expect(site.requested.filter((path) => path.includes('/8/'))).toEqual([]);
});

test('pages of the former set find its files after a look that brought nothing new', async () => {
  browser.openPage();
  await check();
  site.publish('2');
  await check();
  await browser.message('flip');
  await check();
  site.offline = true;
  expect(await get(chunkOf('1'))).toBe('shell 1');
});

test('a full disk removes nothing: the worker uses what it has, and writes again once there is room', async () => {
  await check();
  const state = await browser.caches.open('state');
  const full = vi.spyOn(state, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  site.publish('2');
  await check();
  expect(await browser.open()).toBe('page 1');
  browser.restartWorker();
  expect(await browser.open()).toBe('page 1');
  full.mockRestore();
  await check();
  expect(await browser.heldSets()).toHaveLength(2);
});

test('a disk that is full when a set waits leaves the set in use to pages, also without network', async () => {
  await check();
  const page = browser.openPage();
  site.publish('2');
  await check();
  const state = await browser.caches.open('state');
  const full = vi.spyOn(state, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  await browser.message('flip', page);
  expect(page.messages).toEqual(['update-ready', 'flipped']);
  browser.closePages();
  expect(await browser.open()).toBe('page 1');
  site.offline = true;
  browser.restartWorker();
  expect(await browser.open()).toBe('page 1');
  full.mockRestore();
  expect(await browser.open()).toBe('page 2');
});

test('a state that the browser does not give once leaves pages to the server, and is read at the next request', async () => {
  await check();
  site.publish('2');
  const broken = vi.spyOn(browser.caches, 'open').mockRejectedValue(new DOMException('broken', 'UnknownError'));
  browser.restartWorker();
  expect(await browser.open()).toBe('page 2');
  expect(await get('/remotes.json')).toBe(site.files.get('/remotes.json')!.body);
  broken.mockRestore();
  expect(await browser.open()).toBe('page 1');
});

test('files that the browser does not give come from the server', async () => {
  await check();
  for (const name of ['files', 'scripts']) {
    const cache = await browser.caches.open(name);
    vi.spyOn(cache, 'match').mockRejectedValue(new DOMException('broken', 'UnknownError'));
  }
  expect(await get(chunkOf('1'))).toBe('shell 1');
  expect(await browser.open()).toBe('page 1');
});

test('a state whose text cannot be read once is read at the next request, and not replaced', async () => {
  await check();
  const state = await browser.caches.open('state');
  const unreadable = new Response(
    new ReadableStream({ start: (stream) => stream.error(new TypeError('read failed')) }),
  );
  const broken = vi.spyOn(state, 'match').mockResolvedValue(unreadable);
  browser.restartWorker();
  expect(await browser.open()).toBe('page 1');
  broken.mockRestore();
  site.offline = true;
  expect(await browser.open()).toBe('page 1');
});

test('a state that was cut counts as none, until a look has fetched a set anew', async () => {
  await check();
  site.publish('2');
  await (await browser.caches.open('state')).put('/~state', new Response('{"current": {"she'));
  browser.restartWorker();
  expect(await browser.open()).toBe('page 2');
  await check();
  site.offline = true;
  expect(await browser.open()).toBe('page 2');
});

test('the worker remembers the last three failed versions of a remote', async () => {
  await check();
  for (const version of ['2', '3', '4', '5', '5']) await browser.message({ remote: 'mf-auth', version, runs: false });
  const stored = await (await browser.caches.open('state')).match('/~state');
  expect(JSON.parse(await stored!.text())).toHaveProperty('failed', { 'mf-auth': ['3', '4', '5'] });
});

test('the worker remembers what several pages say at once', async () => {
  await check();
  const failures = ['mf-auth', 'mf-readings', 'mf-settings'].map((remote) => ({ remote, version: '1', runs: false }));
  await Promise.all(failures.map((failure) => browser.message(failure)));
  browser.restartWorker();
  await browser.message({ remote: 'mf-campaigns', version: '1', runs: false });
  const stored = await (await browser.caches.open('state')).match('/~state');
  const { failed } = JSON.parse(await stored!.text()) as { failed: object };
  expect(Object.keys(failed)).toHaveLength(4);
});

test('a call of the data server passes while a stopped worker reads its sets', async () => {
  await check();
  const api = await new Site().listen();
  api.files.set('/v2/farmers', { body: 'farmers' });
  browser.restartWorker();
  expect(await get(`${api.origin}/v2/farmers`)).toBe('farmers');
  expect(await get(`${api.origin}/v2/farmers`)).toBeNull();
});

describe('a wrong file of a remote', () => {
  /** Releases two remotes in version 2, after both were on the device in version 1. A file of mf-readings is altered. */
  async function altered() {
    const list = (version: string) => {
      const readings = releaseOf(version, `/r/mf-readings/${version}/`, `readings ${version}`);
      const { remotes } = JSON.parse(site.files.get('/remotes.json')!.body) as { remotes: Record<string, object[]> };
      site.files.set(readings.base + readings.entry, { body: `readings ${version}` });
      const first = releaseOf('1', '/r/mf-readings/1/', 'readings 1');
      const listed = version === '1' ? [readings] : [readings, first];
      site.files.set('/remotes.json', { body: JSON.stringify({ remotes: { ...remotes, 'mf-readings': listed } }) });
      return readings.base + readings.entry;
    };
    const before = list('1');
    await check();
    const page = browser.openPage();
    site.publish('2');
    const file = list('2');
    site.files.set(file, { body: 'altered' });
    return { page, before, file };
  }

  test('does not keep the others from their update, and keeps its remote at the version before', async () => {
    const { page, before } = await altered();
    await check();
    expect(page.messages).toEqual(['update-ready']);
    browser.closePages();
    site.offline = true;
    expect(await browser.open()).toBe('page 2');
    expect(await get(remoteOf('2'))).toBe('remote 2');
    expect(await get(before)).toBe('readings 1');
    const { remotes } = JSON.parse((await get('/remotes.json'))!) as { remotes: Record<string, { version: string }[]> };
    expect(remotes['mf-readings']!.map(({ version }) => version)).toEqual(['1']);
  });

  test('is reported by its name after the third try, once, and loaded when it is right', async () => {
    const { page, file } = await altered();
    for (let times = 0; times < 5; times += 1) await check();
    const lacking = page.messages.filter((message) => typeof message === 'object');
    expect(lacking).toEqual([{ lacking: `${site.origin}${file}`, tries: 3 }]);
    site.files.set(file, { body: 'readings 2' });
    await check();
    await browser.message('flip');
    site.offline = true;
    expect(await get(file)).toBe('readings 2');
  });

  test('and one of the shell: the third try reports it, and it can fail three times more once it was right', async () => {
    await check();
    const page = browser.openPage();
    site.publish('2', { '/logo.svg': 'logo' });
    const alter = () => site.files.set('/logo.svg', { body: 'altered' });
    const failThrice = async () => {
      alter();
      for (let times = 0; times < 3; times += 1) await check();
    };
    await failThrice();
    expect(page.messages).toContainEqual({ lacking: `${site.origin}/logo.svg`, tries: 3 });
    site.files.set('/logo.svg', { body: 'logo' });
    await check();
    site.publish('3', { '/logo.svg': 'new logo' });
    await failThrice();
    expect(page.messages.filter((message) => typeof message === 'object')).toHaveLength(2);
  });

  test('does not make the next try fetch the other remotes again if it does not load', async () => {
    const { file } = await altered();
    site.cut = file;
    await check();
    site.requested = [];
    site.cut = '';
    site.files.set(file, { body: 'readings 2' });
    await check();
    expect(site.requested.toSorted()).toEqual([file, ...lists].toSorted());
  });

  test('is left out by the third try if it does not load, though the lists do', async () => {
    const { page, file } = await altered();
    site.cut = file;
    await check();
    await check();
    expect(page.messages).toEqual([]);
    await check();
    expect(page.messages).toEqual([{ lacking: `${site.origin}${file}`, tries: 3 }, 'update-ready']);
  });
});

test('the worker takes over what an earlier one stored: nothing is fetched, and the app opens without network', async () => {
  const list = hashes({ '/': 'page 0', '/main.0123abcd.js': 'shell 0', '/remotes.json': '{}' });
  const old = await browser.caches.open('set-abc');
  for (const [path, body] of Object.entries({ '/': 'page 0', '/main.0123abcd.js': 'shell 0', '/remotes.json': '{}' }))
    await old.put(path, new Response(body));
  const lost = hashes({ '/gone.0123abcd.js': 'gone' });
  await old.put('/~files', Response.json({ ...list, ...lost }));
  await browser.caches.open('set-older');
  await (await browser.caches.open('state')).put('/~state', Response.json({ current: 'abc', pending: null }));
  browser.restartWorker();
  site.offline = true;
  expect(await browser.open('/fr/app')).toBe('page 0');
  expect(await get('/main.0123abcd.js')).toBe('shell 0');
  expect(await get('/remotes.json')).toBe('{}');
  expect((await browser.caches.keys()).filter((name) => name.startsWith('set-'))).toEqual([]);
  browser.restartWorker();
  expect(await browser.open('/fr/app')).toBe('page 0');
  site.offline = false;
  await check();
  browser.closePages();
  site.offline = true;
  expect(await browser.open('/fr/app')).toBe('page 1');
});
