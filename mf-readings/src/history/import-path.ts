/** The address of the import of readings; no other remote links to it. */
export const importPath = '/app/import';
