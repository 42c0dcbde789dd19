/** Why a file cannot be read: an old spreadsheet (.xls), a password, no table at all, or more bytes than a phone can hold. */
export type FileFault = 'old_format' | 'locked' | 'unreadable' | 'too_large';

export class FileFaultError extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault, cause?: unknown) {
    super(`The file cannot be read (${fault}).`, { cause });
    this.fault = fault;
  }
}
