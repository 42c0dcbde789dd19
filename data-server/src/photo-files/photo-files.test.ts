import { once } from 'node:events';
import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, describe, expect, test } from 'vitest';
import { newId } from '@seguia/shared/domain/uuid';
import { aPhoto } from '@seguia/testing/photos';
import { BucketFiles } from './bucket-files.ts';
import { FolderFiles } from './folder-files.ts';
import { openPhotoFiles } from './open-photo-files.ts';
import type { PhotoFiles } from './photo-files.ts';
import { hashOf, photoName } from './photo-name.ts';

const folder = await mkdtemp(path.join(os.tmpdir(), 'seguia-photo-files-'));
const store = new S3rver({
  port: 0,
  address: '127.0.0.1',
  silent: true,
  directory: path.join(folder, 'store'),
  configureBuckets: [{ name: 'photos', configs: [] }],
});
const { port } = await store.run();
afterAll(() => store.close());

/** The access key is the store's default. */
const bucket = {
  endpoint: `http://127.0.0.1:${port}/photos`,
  region: 'us-east-1',
  accessKeyId: 'S3RVER',
  secretAccessKey: 'S3RVER',
};

const places: [string, PhotoFiles][] = [
  ['a folder', new FolderFiles(path.join(folder, 'photos'))],
  ['a bucket of an S3-compatible store', new BucketFiles(bucket)],
];
const aName = (farm = newId()) => photoName({ farmer_id: farm, id: newId(), sha256: hashOf(aPhoto()) });
const namesIn = async (files: PhotoFiles, farm?: string) => {
  const names: string[] = [];
  for await (const { name } of files.list(farm)) names.push(name);
  return names.toSorted();
};

describe.each(places)('%s', (_what, files) => {
  test('gives back what was put, until it is deleted', async () => {
    const name = aName();
    expect(await files.get(name)).toBeNull();
    await files.put(name, aPhoto());
    await files.put(name, aPhoto());
    expect(new Uint8Array((await files.get(name)) ?? [])).toEqual(aPhoto());
    await files.delete(name);
    await files.delete(name);
    expect(await files.get(name)).toBeNull();
  });

  test('lists what it has, the newest with the latest instant, of all farms and of one', async () => {
    const farm = newId();
    const [first, second, other] = [aName(farm), aName(farm), aName()];
    for (const name of [first, second, other]) await files.put(name, aPhoto());
    expect(await namesIn(files, farm)).toEqual([first, second].toSorted());
    expect(await namesIn(files)).toEqual(expect.arrayContaining([first, second, other]));
    const changed = new Map<string, number>();
    for await (const { name, changedAt } of files.list()) changed.set(name, changedAt.getTime());
    expect(changed.get(other)).toBeGreaterThanOrEqual(changed.get(first) ?? Number.NaN);
    expect(changed.get(first)).toBeGreaterThan(Date.parse('2020-01-01'));
    expect(await namesIn(files, newId())).toEqual([]);
  });

  test('takes no name that leads elsewhere', async () => {
    const away = `${newId()}/../../etc/passwd`;
    await expect(files.put(away, aPhoto())).rejects.toThrow('no name of a photo');
    await expect((async () => files.get(away))()).rejects.toThrow('no name of a photo');
    await expect((async () => files.delete(away))()).rejects.toThrow('no name of a photo');
  });
});

test('a folder and its pictures are for the server alone, and nothing half written stays', async () => {
  const name = aName();
  await places[0]![1].put(name, aPhoto());
  const file = path.join(folder, 'photos', name);
  const modes = [(await stat(file)).mode & 0o777, (await stat(path.dirname(file))).mode & 0o777];
  expect(modes).toEqual([0o600, 0o700]);
  expect(await readdir(path.dirname(file))).toHaveLength(1);
});

test.each([
  ['that refuses the key', { ...bucket, accessKeyId: 'wrong' }],
  ['that does not answer', { ...bucket, endpoint: 'http://127.0.0.1:9/photos' }],
])('a store %s is said to be silent', async (_what, wrong) => {
  const files = new BucketFiles(wrong);
  await expect(files.put(aName(), aPhoto())).rejects.toMatchObject({ code: 'PHOTO_STORE' });
});

test('photos of a database are beside it, unless a setting says otherwise', async () => {
  const name = aName();
  const database = path.join(folder, 'oasis.db');
  await openPhotoFiles({ photos: null, database, dataDir: folder }).put(name, aPhoto());
  expect((await stat(path.join(folder, 'oasis-photos', name))).size).toBe(aPhoto().length);
  await openPhotoFiles({ photos: null, database: 'postgres://db', dataDir: folder }).put(name, aPhoto());
  expect((await stat(path.join(folder, 'photos', name))).size).toBe(aPhoto().length);
  const chosen = { folder: path.join(folder, 'elsewhere') };
  await openPhotoFiles({ photos: chosen, database, dataDir: folder }).put(name, aPhoto());
  expect((await stat(path.join(folder, 'elsewhere', name))).size).toBe(aPhoto().length);
});

test('a store that leads to another address is not followed', async () => {
  const called: string[] = [];
  const inside = createServer((request, response) => {
    called.push(request.url ?? '');
    response.end('a secret of the network');
  });
  const led = createServer((_request, response) => {
    called.push('the store');
    const { port: other } = inside.address() as AddressInfo;
    response.writeHead(307, { location: `http://127.0.0.1:${other}/inside` }).end();
  });
  for (const server of [inside, led]) {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }
  const files = new BucketFiles({
    ...bucket,
    endpoint: `http://127.0.0.1:${(led.address() as AddressInfo).port}/photos`,
  });
  const name = aName();
  await expect(files.get(name)).rejects.toThrow('does not answer');
  await expect(files.put(name, aPhoto())).rejects.toThrow('does not answer');
  await expect(namesIn(files)).rejects.toThrow('does not answer');
  expect(new Set(called)).toEqual(new Set(['the store']));
  for (const server of [inside, led]) server.close();
});
