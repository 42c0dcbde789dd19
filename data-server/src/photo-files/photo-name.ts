import { createHash } from 'node:crypto';

/** `farm/photo-hash.jpg`: the hash keeps two pictures with one id in separate files. */
const pattern = /^[0-9a-f-]{36}\/[0-9a-f-]{36}-[0-9a-f]{16}\.jpg$/;

export const isPhotoName = (name: string) => pattern.test(name);

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export const photoName = ({ farmer_id: farm, id, sha256 }: { farmer_id: string; id: string; sha256: string }) =>
  `${farm}/${id}-${sha256.slice(0, 16)}.jpg`;

/** Returns the name if it is valid. It may come from a backup, and must not lead anywhere else. */
export function checkedName(name: string): string {
  if (!isPhotoName(name)) throw new Error(`This is no name of a photo: ${name}`);
  return name;
}
