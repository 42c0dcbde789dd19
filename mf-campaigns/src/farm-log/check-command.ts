/** The name of the file inside the spreadsheet that holds the canonical text. */
export const textInside = 'log.txt';

/** The shell command that prints the hash of a log's spreadsheet. Needs unzip and coreutils. */
export const checkCommand = (file: string): string => `unzip -p "${file}" ${textInside} | sha256sum`;
