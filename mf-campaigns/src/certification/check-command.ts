/** The name of the canonical text inside of the spreadsheet. */
export const textInside = 'log.txt';

/** What prints the hash of a log's spreadsheet, in any shell with unzip and coreutils. */
export const checkCommand = (file: string): string => `unzip -p "${file}" ${textInside} | sha256sum`;
