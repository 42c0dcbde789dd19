import os from 'node:os';
import path from 'node:path';
import { BucketFiles, type Bucket } from './bucket-files.ts';
import { FolderFiles } from './folder-files.ts';
import type { PhotoFiles } from './photo-files.ts';

/** Where photos are stored: in a bucket or a folder; null for a folder beside the database. */
export type PhotoPlace = Bucket | { folder: string } | null;

interface Place {
  photos: PhotoPlace;
  database: string;
  dataDir: string;
}

/** Opens the storage that the settings name: a bucket, a folder, or the folder beside the database. */
export function openPhotoFiles({ photos, database, dataDir }: Place): PhotoFiles {
  if (photos && 'endpoint' in photos) return new BucketFiles(photos);
  return new FolderFiles(photos?.folder ?? folderBeside(database, dataDir));
}

/** Each database has a folder of its own, so that no database clears away the photos of another. */
function folderBeside(database: string, dataDir: string): string {
  if (database === ':memory:') return path.join(os.tmpdir(), `seguia-photos-${process.pid}`);
  return /^postgres(ql)?:/.test(database) ? path.join(dataDir, 'photos') : `${database.replace(/\.db$/, '')}-photos`;
}
