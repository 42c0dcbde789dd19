/** The names of entries that need the federation runtime have nothing but a hash; developers' servers build today's entries. */
const older = /^remoteEntry\.[0-9a-f]{8}\.js$/;

/** Whether an entry was built before doors 1.11.0, and so needs `older-container.ts`. */
export const isOlderEntry = (entry: string) => older.test(entry);
