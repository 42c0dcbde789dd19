import type { Lacking } from '../sw/messages.ts';

/** The service worker tries in vain to bring a file here: updates go on without its part, or not at all where it is the shell's. */
export class LackingFileError extends Error {
  override name = 'LackingFileError';
  /** The file's address. */
  readonly file: string;

  constructor({ lacking, tries }: Lacking) {
    super(`After ${tries} tries this device lacks a file of the newest version`);
    this.file = lacking;
  }
}
