import { registerPlugin } from '@capacitor/core';

interface Place {
  path: string;
  directory: 'LIBRARY_NO_CLOUD' | 'CACHE';
}
type Text = Place & { encoding: 'utf8' };

/** The parts of `@capacitor/filesystem` that are needed. Without an encoding, bytes are written as base64. */
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

/** The phone's plug-in for files. Capacitor registers a plug-in once. */
export const Filesystem = registerPlugin<Filesystem>('Filesystem');
