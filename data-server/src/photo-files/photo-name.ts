import { createHash } from 'node:crypto';

/** `farm/photo-hash.jpg`: two pictures under one id never meet in one file. */
const pattern = /^[0-9a-f-]{36}\/[0-9a-f-]{36}-[0-9a-f]{16}\.jpg$/;

export const isPhotoName = (name: string) => pattern.test(name);

export const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export const photoName = ({ farmer_id: farm, id, sha256 }: { farmer_id: string; id: string; sha256: string }) =>
  `${farm}/${id}-${sha256.slice(0, 16)}.jpg`;

/** The name, where it is one: it comes from a backup, and must lead nowhere else. */
export function checkedName(name: string): string {
  if (!isPhotoName(name)) throw new Error(`This is no name of a photo: ${name}`);
  return name;
}
