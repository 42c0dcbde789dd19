/** The address of the import of readings; two screens link to it, and no other remote. */
export const importPath = '/app/import';
