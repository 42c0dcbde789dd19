import { describe, expect, test } from 'vitest';
import { readRegistry, readUnverified, writeRegistry } from './read-registry.ts';
import type { Release } from './registry.ts';

const hash = `sha256-${'A'.repeat(43)}=`;
const release = (more: object = {}): Release => ({
  version: '1.4.2',
  base: '/r/mf-auth/1.4.2/',
  entry: 'remoteEntry.1.js',
  hostApi: '^1.0.0',
  layout: 'init',
  routes: ['/login', '/farms/:id'],
  title: { fr: 'Connexion' },
  files: { 'remoteEntry.1.js': hash },
  ...more,
});
const link = { to: '/login', icon: 'today', order: 1, name: { fr: 'Connexion' } };
const listing = (...releases: unknown[]) => JSON.stringify({ remotes: { 'mf-auth': releases } });
/** Reads a registry in which `wrong` is the only release of mf-auth, next to another remote. */
const readWith = (wrong: unknown) =>
  readRegistry(JSON.stringify({ remotes: { 'mf-auth': [wrong], 'mf-readings': [release()] } }));

describe('a registry', () => {
  test('is what the releases wrote', () => {
    const navigation = [link, { ...link, right: 'fertirrigation.create' }];
    const farm = [{ ...link, list: 'waterDays', also: ['/app/farm/labels'] }];
    const { registry, faults } = readRegistry(listing(release(), release({ version: '1.4.1', navigation, farm })));
    expect(registry['mf-auth']).toEqual([release(), release({ version: '1.4.1', navigation, farm })]);
    expect(faults).toEqual([]);
  });

  test.each([
    '<p>Bad gateway</p>',
    '{}',
    'null',
    '[]',
    '5',
    '{"remotes":{}}',
    '{"remotes":{"mf-auth":{}}}',
    '{"remotes":null}',
  ])('is none if it is %s', (text) => {
    expect(() => readRegistry(text)).toThrow(Error);
  });

  test('is none if every release in it is refused', () => {
    expect(() => readRegistry(listing(release({ routes: 5 })))).toThrow('mf-auth 1.4.2 is refused: look at routes');
  });

  test('does not decide whether hashes count, which the page does', () => {
    const { registry } = readRegistry(listing(release({ unverified: true, files: {} }), release({ unverified: true })));
    expect(registry['mf-auth']).toEqual([release()]);
  });
});

describe('the cards of a release', () => {
  const card = { slot: 'today', order: 10, right: 'campaigns.view', name: { fr: 'Campagnes en cours' } };
  const read = (cards: unknown) => readRegistry(listing(release({ cards })));

  test('are all but the unreadable ones, each refused by itself', () => {
    const bad = [{ ...card, slot: 5 }, { ...card, order: '1' }, { ...card, name: 'Campagnes' }, null, 'today'];
    const { registry, faults } = read([...bad, card, { ...card, slot: 'of a newer shell', right: undefined }]);
    expect(registry['mf-auth']?.[0]?.cards).toEqual([card, { ...card, slot: 'of a newer shell', right: undefined }]);
    expect(faults).toEqual([{ remote: 'mf-auth', version: '1.4.2', text: 'mf-auth 1.4.2: cards are refused: 5' }]);
  });

  test('are none without a list of them, and the release stays', () => {
    const { registry, faults } = read('today');
    expect(registry['mf-auth']).toEqual([release()]);
    expect(faults).toHaveLength(1);
  });

  test('are stored with the list', () => {
    const { registry } = readRegistry(writeRegistry(read([card])));
    expect(registry['mf-auth']?.[0]?.cards).toEqual([card]);
  });
});

describe('a canary', () => {
  const tried = release({ version: '1.5.0', base: '/r/mf-auth/1.5.0/' });
  const listed = (canary: unknown, remotes: object = { 'mf-auth': [release()] }) => JSON.stringify({ remotes, canary });
  const versions = (text: string, place?: number) =>
    readRegistry(text, {}, 'required', place).registry['mf-auth']?.map(({ version }) => version);
  const tenth = listed({ 'mf-auth': { percent: 10, release: tried } });

  test.each([
    [0, ['1.5.0', '1.4.2']],
    [9.99, ['1.5.0', '1.4.2']],
    [10, ['1.4.2']],
    [99.9, ['1.4.2']],
    [undefined, ['1.4.2']],
  ])('for a tenth, on a device at place %s', (place, expected) => {
    expect(versions(tenth, place)).toEqual(expected);
  });

  test('is all that its devices have without a public version, and nothing for others', () => {
    const text = listed({ 'mf-auth': { percent: 10, release: tried } }, { 'mf-readings': [release()] });
    expect([versions(text, 5), versions(text, 50)]).toEqual([['1.5.0'], undefined]);
  });

  test.each([
    ['is no list', 5],
    ['has no share', { 'mf-auth': { release: tried } }],
    ['has a release that is refused', { 'mf-auth': { percent: 10, release: {} } }],
  ])('leaves the public version if it %s', (_, canary) => {
    expect(versions(listed(canary), 0)).toEqual(['1.4.2']);
  });
});

describe('a release is refused, and the other remotes stay', () => {
  test.each([
    ['without routes', { routes: undefined }, 'routes'],
    ['with a wildcard for a route', { routes: ['/app/*'] }, 'routes'],
    ['without hashes', { files: {} }, 'files'],
    ['without the hash of its entry', { files: { 'other.js': hash } }, 'files'],
    ['with a hash that is none', { files: { 'remoteEntry.1.js': 'sha256-1' } }, 'files'],
    ['with no files at all', { files: undefined }, 'files'],
    ['without hostApi', { hostApi: undefined }, 'hostApi'],
    ['with a hostApi that cannot be read', { hostApi: 'new' }, 'hostApi'],
    ['with a layout of its own', { layout: 'wide' }, 'layout'],
    ['with a title that is none', { title: 5 }, 'title'],
    ['with a link that leads nowhere', { navigation: [{ ...link, to: undefined }] }, 'navigation'],
    ['whose folder is none', { base: '/r/mf-auth' }, 'base'],
    ['without an entry', { entry: '', files: { '': hash } }, 'entry'],
  ])('%s', (_, wrong, key) => {
    const { registry, faults } = readWith(release(wrong));
    expect(faults).toEqual([{ remote: 'mf-auth', version: '1.4.2', text: `mf-auth 1.4.2 is refused: look at ${key}` }]);
    expect(registry['mf-auth']).toMatchObject([{ refused: faults[0]!.text, files: {} }]);
    expect(registry['mf-readings']).toEqual([release()]);
  });

  test.each([null, 5, 'text', []])('if it is %j', (wrong) => {
    const { registry, faults } = readWith(wrong);
    expect(faults).toHaveLength(1);
    expect(registry['mf-auth']).toMatchObject([{ refused: faults[0]!.text, routes: [] }]);
  });

  test('but keeps its paths and its name, if they can be read', () => {
    const { registry } = readWith(release({ files: {}, navigation: 5 }));
    expect(registry['mf-auth']).toMatchObject([{ routes: ['/login', '/farms/:id'], title: { fr: 'Connexion' } }]);
  });

  test('and the version before it is used', () => {
    const { registry, faults } = readRegistry(listing(release({ version: '2', files: {} }), release()));
    expect(registry['mf-auth']).toEqual([release()]);
    expect(faults).toMatchObject([{ version: '2', text: 'mf-auth 2 is refused: look at files' }]);
  });

  test('and replaced by what an earlier list said of its remote', () => {
    const before = { 'mf-auth': [release({ version: '1' })], 'mf-gone': [release()] };
    const list = { remotes: { 'mf-auth': [5], 'mf-readings': [release()] } };
    const read = readRegistry(JSON.stringify(list), before);
    expect(read.registry).toEqual({ 'mf-auth': before['mf-auth'], 'mf-readings': [release()] });
    expect(read.faults).toHaveLength(1);
  });

  test('but not for an unknown look of a link that only newer shells have', () => {
    const { registry, faults } = readRegistry(listing(release({ navigation: [{ ...link, look: 'floating' }] })));
    expect([registry['mf-auth'], faults]).toEqual([[release({ navigation: [link] })], []]);
  });
});

test('stores of a registry everything that is not refused', () => {
  const stored = writeRegistry(readWith(5));
  expect(readRegistry(stored)).toEqual({ registry: { 'mf-readings': [release()] }, faults: [] });
});

test('a development server’s releases have no hashes, and say so', () => {
  const { registry, faults } = readRegistry(listing(release({ files: {} })), {}, 'none');
  expect([registry['mf-auth'], faults]).toEqual([[{ ...release({ files: {} }), unverified: true }], []]);
});

test('a developer’s release has no hashes, and says so', () => {
  expect(readUnverified(release({ files: {} }))).toEqual({ ...release(), files: {}, unverified: true });
  expect(() => readUnverified({ hello: 1 })).toThrow(Error);
});
