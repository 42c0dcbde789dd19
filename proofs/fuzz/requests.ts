import { newRandom, type Random } from './random.ts';
import type { Operation } from '../../data-server/src/http/contract.ts';

/** A request in bytes, and whether it is sent completely. */
export interface FuzzRequest {
  bytes: Buffer;
  isHalf: boolean;
}

/** The token that requests may carry, and existing ids to name. */
export interface FuzzWorld {
  token: string;
  ids: string[];
}

/** A place in a list, as a caller might invent it. */
const place = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

const texts: [string, ...string[]] = [
  place('x', 'x'),
  place(1.5, 'x'),
  place(1e300, 'x'),
  place(1, '\0'),
  place(1, 2, 3),
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  'Infinity',
  '-Infinity',
  'NaN',
  '0x10',
  '9007199254740993',
  '1e3',
  'true',
  'null',
  '[]',
  '{}',
  '%',
  '%00',
  '%ff',
  '%c3%28',
  '../../etc/passwd',
  "' OR 1=1 --",
  'é',
  '☔',
  '\u202e',
  'x'.repeat(300),
  ','.repeat(200),
  '2026-02-30',
  '2026-06-15',
  '9999-12-31',
  'me',
  'UTC',
  'Asia/Tokyo',
  'Not/AZone',
  '__proto__',
  'constructor',
  '*',
  '"1"',
  'W/"1"',
  '"99999999999"',
  'value',
  'drippers',
  'ml',
  '08:30',
  '24:00',
  'date,-time',
  'id,date',
  'plot',
];

/** Makes requests from the contract, most of them wrong in one or many ways. The same seed makes the same requests. */
export function createRequests(seed: number, contract: [Operation, ...Operation[]], { token, ids }: FuzzWorld) {
  const random = newRandom(seed);
  const id = () => random.of(['01a1fcc8-d4b3-7393-9426-a0648747f139', random.of(texts), ...ids, ...ids]);
  const text = () => (random.chance(0.3) ? id() : random.of(texts));

  return (): FuzzRequest => {
    const operation = random.of(contract);
    const method = random.chance(0.9)
      ? operation.method.toUpperCase()
      : random.of(['TRACE', 'PATCH', 'POST', 'OPTIONS', 'PROPFIND', 'HEAD', 'get', 'QUERY']);
    const path = operation.url.replaceAll(/:\w+/g, () => (random.chance(0.7) ? id() : encodeURIComponent(text())));
    const query = someOf(
      random,
      operation.names.query,
      (name) => `${name}=${random.chance(0.5) ? encodeURIComponent(text()) : text()}`,
    );
    const url = random.chance(0.03) ? `/v2${text()}` : `/v2${path}${query.length ? `?${query.join('&')}` : ''}`;
    const body = bodyOf(random, operation, text);
    const { lines, isWhole } = headersOf(random, operation, token, text, body);
    const head = `${method} ${url.replaceAll(/[\r\n ]/g, '+')} ${random.chance(0.98) ? 'HTTP/1.1' : random.of(['HTTP/1.0', 'HTTP/9.9', 'HTP'])}\r\n`;
    const bytes = Buffer.concat([
      Buffer.from(`${head}${lines.join('')}\r\n`, random.chance(0.5) ? 'latin1' : 'utf8'),
      body ?? Buffer.alloc(0),
    ]);
    const isCut = random.chance(0.02);
    return { isHalf: isCut || !isWhole, bytes: isCut ? bytes.subarray(0, random.below(bytes.length)) : bytes };
  };
}

const someOf = (random: Random, names: readonly string[], make: (name: string) => string) =>
  names.filter(() => random.chance(0.4)).map(make);

function headersOf(random: Random, operation: Operation, token: string, text: () => string, body: Buffer | null) {
  const clean = () => text().replaceAll(/[\r\n\0]/g, '');
  const lines = [
    random.chance(0.99) ? 'host: fuzz.test\r\n' : '',
    random.chance(0.95) ? 'date-format: timestamp\r\n' : `date-format: ${clean()}\r\n`,
    // After a logout the token would be useless.
    operation.id !== 'logout' && random.chance(0.9)
      ? `authorization: Bearer ${token}\r\n`
      : `authorization: ${clean()}\r\n`,
    'origin: http://localhost:3000\r\n',
    random.chance(0.02) ? `content-encoding: ${random.of(['gzip', 'br', 'deflate', 'identity', clean()])}\r\n` : '',
    random.chance(0.01) ? `x-long: ${'x'.repeat(random.below(60_000))}\r\n` : '',
    random.chance(0.01) ? `expect: ${clean()}\r\n` : '',
    'connection: close\r\n',
  ];
  const names = operation.names.header.filter((name) => name !== 'date-format');
  const named = names.filter(() => random.chance(0.4)).map((name) => `${name}: ${clean()}\r\n`);
  const key = random.chance(0.8)
    ? `idempotency-key: 01a1fcc8-d4b3-7393-9426-${random.digits(12)}\r\nif-none-match: *\r\n`
    : '';
  const type = random.chance(0.95)
    ? 'application/json'
    : random.of(['text/plain', 'application/json; charset=utf-16', 'multipart/form-data', '?']);
  const length = random.chance(0.98) ? body?.length : random.of([0, 1, -5, 1e9]);
  const ofBody = body ? [`content-type: ${type}\r\n`, `content-length: ${length}\r\n`] : [];
  return { lines: [...lines, ...named, key, ...ofBody], isWhole: !body || length === body.length };
}

/** Null, or a body: JSON that is half valid, deeply nested, long, or no JSON at all. */
function bodyOf(random: Random, { names: { body: fields } }: Operation, text: () => string): Buffer | null {
  if (fields.length === 0 && random.chance(0.9)) return null;
  const value = (): string => {
    const kind = random.below(12);
    if (kind === 0) return '['.repeat(random.of([10, 33, 5000, 20_000]));
    if (kind === 1) return `${'['.repeat(3000)}${']'.repeat(3000)}`;
    if (kind === 2) return random.of(['1e309', '-1e309', '1e-400', '0.1', '12345678901234567890', '-0', '007']);
    if (kind === 3) return random.of(['true', 'null', '{}', '[]', '{"__proto__":1}', '"\\ud800"', '"\\u0000"']);
    return JSON.stringify(text());
  };
  const members = fields.filter(() => random.chance(0.8)).map((name) => `${JSON.stringify(name)}:${value()}`);
  const whole = `{${members.join(',')}${random.chance(0.1) ? `,${JSON.stringify(text())}:1` : ''}}`;
  if (random.chance(0.02)) return Buffer.from(whole, 'utf16le');
  if (random.chance(0.02)) return Buffer.alloc(random.below(200_000), 0xff);
  if (random.chance(0.02)) return Buffer.from(JSON.stringify({ note: 'x'.repeat(random.below(100_000)) }));
  return Buffer.from(random.chance(0.05) ? whole.slice(0, random.below(whole.length)) : whole);
}
