import type { Lacking } from '../sw/messages.ts';

/** The service worker cannot fetch a file: updates continue without its part, or stop where the file is the shell's. */
export class LackingFileError extends Error {
  override name = 'LackingFileError';
  /** The file's address. */
  readonly file: string;

  constructor({ lacking, tries }: Lacking) {
    super(`After ${tries} tries this device lacks a file of the newest version`);
    this.file = lacking;
  }
}
