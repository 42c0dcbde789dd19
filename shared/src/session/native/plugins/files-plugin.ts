import { registerPlugin } from '@capacitor/core';

interface Place {
  path: string;
  directory: 'LIBRARY_NO_CLOUD' | 'CACHE';
}
type Text = Place & { encoding: 'utf8' };

/** As much of `@capacitor/filesystem` as is needed. Bytes are written as base64, where no encoding is named. */
interface Filesystem {
  mkdir(options: Place & { recursive: true }): Promise<void>;
  readdir(options: Place): Promise<{ files: { name: string; mtime: number }[] }>;
  readFile(options: Text): Promise<{ data: string }>;
  writeFile(options: Place & { data: string; encoding?: 'utf8'; recursive: true }): Promise<{ uri: string }>;
  appendFile(options: Text & { data: string }): Promise<void>;
  deleteFile(options: Place): Promise<void>;
  rmdir(options: Place & { recursive: true }): Promise<void>;
  getUri(options: Place): Promise<{ uri: string }>;
}

/** The phone's files. Capacitor registers a plug-in once. */
export const Filesystem = registerPlugin<Filesystem>('Filesystem');
