import { S3mini } from 's3mini';
import type { PhotoFile, PhotoFiles } from './photo-files.ts';
import { checkedName, isPhotoName } from './photo-name.ts';
import { answered } from './silent-store.ts';

/** A bucket of an S3-compatible store. */
export interface Bucket {
  /** The store's address, with the bucket's name as its path. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The time limit of one call in milliseconds; a phone waits thirty seconds for its answer. */
const patience = 20_000;
/** Objects per answer of a list. */
const listedAtOnce = 1000;

/** A store that leads elsewhere is an error: its answer could name any address within the operator's network. */
const withoutRedirects: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });

/** Stores pictures in a bucket. If the store does not answer, the caller gets a 503. */
export class BucketFiles implements PhotoFiles {
  readonly #store: S3mini;

  constructor(bucket: Bucket) {
    this.#store = new S3mini({ ...bucket, requestAbortTimeout: patience, fetch: withoutRedirects });
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    await answered(this.#store.putObject(checkedName(name), Buffer.from(bytes), 'image/jpeg'));
  }

  async get(name: string): Promise<Buffer | null> {
    const found = await answered(this.#store.getObjectArrayBuffer(checkedName(name)));
    return found === null ? null : Buffer.from(found);
  }

  async delete(name: string): Promise<void> {
    await answered(this.#store.deleteObject(checkedName(name)));
  }

  async *list(farmId?: string): AsyncGenerator<PhotoFile> {
    let next: string | undefined;
    do {
      const prefix = farmId === undefined ? '' : `${farmId}/`;
      const page = await answered(this.#store.listObjectsPaged('/', prefix, listedAtOnce, next));
      for (const { Key: name, LastModified: changed } of page?.objects ?? [])
        if (isPhotoName(name)) yield { name, changedAt: new Date(changed) };
      next = page?.nextContinuationToken;
    } while (next !== undefined);
  }
}
