// An object store for tests: the parts of S3 that rclone needs (put, copy, head, list). It serves objects with the headers that they were stored
// with.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

interface StoredObject {
  body: Buffer;
  headers: Record<string, string>;
  changed: Date;
}

const stored = ['content-type', 'cache-control', 'content-encoding', 'x-amz-meta-mtime'];

export class ObjectStore {
  readonly #server: Server;
  readonly #objects = new Map<string, StoredObject>();
  /** Keys in the order in which they were put. */
  readonly puts: string[] = [];

  private constructor() {
    this.#server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  static async start(): Promise<ObjectStore> {
    const store = new ObjectStore();
    await new Promise<void>((resolve) => store.#server.listen(0, '127.0.0.1', resolve));
    return store;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** `/bucket/key` is an object; a request without a key is for a list of objects. */
  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const [, bucket = '', ...names] = decodeURIComponent(pathname).split('/');
    const key = `${bucket}/${names.join('/')}`;
    if (request.method === 'PUT') {
      const body = await buffer(request);
      const headers = Object.fromEntries(
        stored.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
      );
      const changed = new Date();
      const source = this.#objects.get(
        decodeURIComponent(String(request.headers['x-amz-copy-source'])).replace(/^\//, ''),
      );
      // A copy with the directive REPLACE, as rclone sends it, keeps no header of its source.
      this.#objects.set(key, { body: source?.body ?? body, headers, changed });
      this.puts.push(names.join('/'));
      if (!source) return void response.writeHead(200, { etag: etagOf(body) }).end();
      return void response.end(`<CopyObjectResult>${aboutObject(source.body, changed)}</CopyObjectResult>`);
    }
    if (names.join('') === '') return void response.end(this.#list(bucket, searchParams.get('prefix') ?? ''));
    const object = this.#objects.get(key);
    if (!object) return void response.writeHead(404).end();
    const { body, headers, changed } = object;
    const all = {
      ...headers,
      etag: etagOf(body),
      'content-length': body.length,
      'last-modified': changed.toUTCString(),
    };
    response.writeHead(200, all).end(request.method === 'HEAD' ? undefined : body);
  }

  /** The contents of the folder `prefix` itself, as rclone walks through a bucket. */
  #list(bucket: string, prefix: string): string {
    const folders = new Set<string>();
    const contents = [...this.#objects].flatMap(([name, { body, changed }]) => {
      const key = name.slice(bucket.length + 1);
      if (!name.startsWith(`${bucket}/${prefix}`)) return [];
      const [folder, ...rest] = key.slice(prefix.length).split('/');
      if (rest.length > 0) folders.add(`<CommonPrefixes><Prefix>${prefix}${folder}/</Prefix></CommonPrefixes>`);
      const about = `<Size>${body.length}</Size>${aboutObject(body, changed)}`;
      return rest.length > 0 ? [] : [`<Contents><Key>${key}</Key>${about}</Contents>`];
    });
    const found = [...contents, ...folders].join('');
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${found}</ListBucketResult>`;
  }
}

const aboutObject = (body: Buffer, changed: Date) =>
  `<ETag>${etagOf(body)}</ETag><LastModified>${changed.toISOString()}</LastModified>`;

const etagOf = (body: Buffer) => `"${createHash('md5').update(body).digest('hex')}"`;
