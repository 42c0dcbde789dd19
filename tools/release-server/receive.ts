// Takes the files of an upload into a folder of their own. Nothing of them is in the site yet.
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type BuiltRemote, type BuiltShell, releaseFile, signatureFile } from '../release/build.ts';
import { largestUpload } from '../release/over-http.ts';
import { isSignedBy } from '../release/signature.ts';
import { Refusal } from './refusal.ts';

/** The largest upload. `description` is that of its release.json. */
export const largest = { bytes: largestUpload, files: 2000, description: 1024 * 1024 };

/** Relative paths of plain names: no `..`, no name that begins with a point, no empty one. */
const fileName = /^(?:[\w@-][\w.@-]*\/){0,4}[\w@-][\w.@-]*$/;

/** What a site has of its own: no build brings it. */
const ofSite =
  /^(?:r|previews)\/|^(?:remotes|rooms|config|shell|withdrawn)\.json$|\.br$|\.map$|^release\.(?:json|sig)$/;

const hash = v.pipe(v.string(), v.regex(/^sha256-[A-Za-z\d+/]{43}=$/));
const file = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(fileName),
  v.check((name) => !ofSite.test(name)),
);

/** What of a description the service has to know itself. The release command checks all of it. */
const described = v.looseObject({
  name: v.string(),
  version: v.pipe(v.string(), v.maxLength(80), v.regex(/^\d+\.\d+\.\d+[\w.-]*$/)),
  files: v.record(file, hash),
});

/** What an upload says of itself. */
interface Received {
  version: string;
  commit: string | undefined;
}

/**
 * Takes an upload: the fields `release`, `signature` and `commit`, then the files that `release` names, and their source maps. Throws a
 * Refusal if it is no build of `app`, is not signed with `key`, has other files, or is too large.
 */
export async function receive(request: FastifyRequest, app: string, key: string, folder: string): Promise<Received> {
  const fields = new Map<string, string>();
  let left: Set<string> | null = null;
  const limits = { fileSize: largest.bytes, files: largest.files, fields: 3, fieldSize: largest.description };
  const room = { bytes: largest.bytes };
  for await (const part of request.parts({ limits, preservePath: true })) {
    if (part.type === 'field') fields.set(part.fieldname, textOf(part));
    else {
      left ??= filesOf(checked(app, key, fields));
      const name = part.filename;
      if (!left.delete(name)) throw new Refusal(400, `${name} is no file of this release, or came twice`);
      await store(part, path.join(folder, name), room);
    }
  }
  const { version, files } = checked(app, key, fields);
  const missing = Object.keys(files).filter((name) => left === null || left.has(name));
  if (missing.length > 0) throw new Refusal(400, `The upload lacks ${missing.join(', ')}`);
  writeFileSync(path.join(folder, releaseFile), fields.get('release') ?? '');
  writeFileSync(path.join(folder, signatureFile), fields.get('signature') ?? '');
  const commit = fields.get('commit');
  return { version, commit: commit !== undefined && /^[\da-f]{7,64}\+?$/.test(commit) ? commit : undefined };
}

/** Takes the files of a review room, which is served from a host of its own. Throws a Refusal as `receive` does. */
export async function receiveRoom(request: FastifyRequest, folder: string): Promise<void> {
  const limits = { fileSize: largest.bytes, files: largest.files, fields: 0 };
  const room = { bytes: largest.bytes };
  for await (const part of request.parts({ limits, preservePath: true })) {
    if (part.type === 'field') throw new Refusal(400, `A room has files alone, not ${part.fieldname}`);
    if (!fileName.test(part.filename)) throw new Refusal(400, `A file of a room cannot be called ${part.filename}`);
    await store(part, path.join(folder, part.filename), room);
  }
}

/** The names that may come: the files of the release, and a source map of each. */
const filesOf = ({ files }: v.InferOutput<typeof described>) =>
  new Set(Object.keys(files).flatMap((name) => [name, `${name}.map`]));

/** The description of an upload. Throws a Refusal if it is that of another app, or its team has not signed it. */
function checked(app: string, key: string, fields: ReadonlyMap<string, string>) {
  const build = jsonOf(fields.get('release') ?? '');
  const { success, output, issues } = v.safeParse(described, build);
  if (!success) throw new Refusal(400, `The upload has no usable ${releaseFile}: ${v.summarize(issues).slice(0, 500)}`);
  if (output.name !== app) throw new Refusal(400, `The upload is a build of ${output.name}, not of ${app}`);
  // The build as it came, as the release command will read it.
  if (!isSignedBy(key, build as BuiltRemote | BuiltShell, fields.get('signature') ?? ''))
    throw new Refusal(403, 'The release is not signed with the key that is registered for the team');
  return output;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf({ value, valueTruncated }: MultipartValue): string {
  if (valueTruncated || typeof value !== 'string') throw new Refusal(413, 'A field of the upload is too large');
  return value;
}

/** Writes a file that does not exist yet. */
async function store(part: MultipartFile, to: string, room: { bytes: number }): Promise<void> {
  mkdirSync(path.dirname(to), { recursive: true });
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      room.bytes -= chunk.length;
      done(room.bytes < 0 ? new Refusal(413, `An upload has ${largest.bytes} bytes at most`) : null, chunk);
    },
  });
  await pipeline(part.file, counted, createWriteStream(to, { flags: 'wx' }));
  if (part.file.truncated) throw new Refusal(413, `A file has ${largest.bytes} bytes at most`);
}
