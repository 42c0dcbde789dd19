/** Where readings are imported; other remotes do not link there. */
export const importPath = '/app/import';
