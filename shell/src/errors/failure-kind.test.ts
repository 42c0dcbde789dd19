import { expect, test } from 'vitest';
import { HeldError, LateError, RemoteError } from '../remotes/remote-error.ts';
import type { Release } from '../remotes/registry/registry.ts';
import { kindOf } from './failure-kind.ts';

const version = { version: '1.4.2-1', base: '/r/mf-stock/1.4.2-1/' } as Release;
const gone = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
const lost = new Error('[ Federation Runtime ]: Failed to load script resources. #RUNTIME-008');

test.each([
  ['held', { version, inUse: true, cause: new HeldError('never returned') }],
  ['late', { version, cause: new LateError('no answer') }],
  ['late', { version, inUse: true, cause: new LateError('nothing was drawn') }],
  ['files', { version, inUse: true, cause: gone }],
  ['files', { version, cause: lost }],
  ['fit', { cause: new Error('no version fits') }],
  ['draw', { version, inUse: true, cause: new Error('broken') }],
  ['load', { version, cause: new Error('broken') }],
  ['load', { version, cause: 'thrown without an error' }],
] as const)('a failure is of the kind %s: %j', (kind, details) => {
  expect(kindOf(new RemoteError('mf-stock', details))).toBe(kind);
});
