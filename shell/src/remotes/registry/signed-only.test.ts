import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newKeys, signatureOf } from '../../../../tools/release/signature.ts';
import { signedOnly } from './signed-only.ts';

const [readings, auth] = [newKeys(), newKeys()];
const keys = { 'mf-readings': [auth.publicKey, readings.publicKey], 'mf-auth': [auth.publicKey] };
const onFault = vi.fn<(error: Error) => void>();
beforeEach(() => onFault.mockReset());
afterEach(() => vi.restoreAllMocks());

/** A listed release, signed for a remote. */
function release(version: string, { privateKey }: { privateKey: string }, name = 'mf-readings') {
  const described = {
    version,
    hostApi: '^1.0.0',
    routes: ['/app/new'],
    title: { fr: 'Relevés', en: 'Readings' },
    files: {},
  };
  const signature = signatureOf({ name, ...described } as unknown as Parameters<typeof signatureOf>[0], privateKey);
  return { ...described, base: `/r/${name}/${version}/`, signature };
}

/** The versions that are left of these releases of mf-readings. */
async function left(...releases: unknown[]): Promise<string[]> {
  const text = await signedOnly(JSON.stringify({ remotes: { 'mf-readings': releases } }), keys, onFault);
  const { remotes } = JSON.parse(text) as { remotes: Record<string, { version: string }[]> };
  return remotes['mf-readings']!.map(({ version }) => version);
}

describe.each([
  ['by the browser', false],
  ['by the library, where the browser does not know them', true],
])('signatures that are checked %s', (_, isOld) => {
  beforeEach(() => {
    if (!isOld) return;
    const unknown = new DOMException('Algorithm: Unrecognized name', 'NotSupportedError');
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(unknown);
  });

  test('let what one of the keys has signed pass, wherever its files are', async () => {
    const elsewhere = { ...release('2', readings), base: 'https://cdn.example/r/' };
    expect(await left(elsewhere, release('1', auth))).toEqual(['2', '1']);
    expect(onFault).not.toHaveBeenCalled();
  });

  test.each<[what: string, made: () => unknown]>([
    ['a stranger signed', () => release('2', newKeys())],
    ['nobody signed', () => ({ ...release('2', readings), signature: undefined })],
    ['was signed for another remote', () => release('2', auth, 'mf-auth')],
    ['works with other doors than what was signed', () => ({ ...release('2', readings), hostApi: '^9.0.0' })],
    ['has other files', () => ({ ...release('2', readings), files: { 'a.js': 'sha256-A' } })],
    ['has a route more', () => ({ ...release('2', readings), routes: ['/app/new', '/login'] })],
    ['has a word more', () => ({ ...release('2', readings), cards: [] })],
    ['has no signature of that length', () => ({ ...release('2', readings), signature: 'AAAA' })],
  ])('refuse a release that %s, and name it', async (_what, made) => {
    expect(await left(made(), release('1', readings))).toEqual(['1']);
    expect(onFault.mock.calls).toEqual([
      [new Error('mf-readings 2 is refused: none of the keys in config.json has signed it')],
    ]);
  });
});

test('a remote without keys has no release left, and a canary needs a signature too', async () => {
  const canary = {
    'mf-auth': { percent: 10, release: release('3', auth, 'mf-auth') },
    'mf-readings': { percent: 10, release: { ...release('3', readings), signature: '' } },
  };
  const remotes = { 'mf-auth': [release('1', auth, 'mf-auth')], 'mf-new': [release('1', auth, 'mf-new')] };
  const found = JSON.parse(await signedOnly(JSON.stringify({ remotes, canary, more: 1 }), keys, onFault)) as object;
  expect(found).toEqual({
    more: 1,
    remotes: { 'mf-auth': remotes['mf-auth'], 'mf-new': [] },
    canary: { 'mf-auth': canary['mf-auth'] },
  });
  expect(onFault).toHaveBeenCalledTimes(2);
});

test('a release that is no object is refused like any other', async () => {
  expect(await left(null, 'x', [], release('1', readings))).toEqual(['1']);
  expect(onFault).toHaveBeenCalledTimes(3);
});

test('a browser that cannot check lets nothing pass', async () => {
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new Error('no cryptography here'));
  await expect(left(release('1', readings))).rejects.toThrow('no cryptography here');
});
