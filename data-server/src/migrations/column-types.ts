/** The differences between the two databases. `text` sorts by bytes on both. */
export interface ColumnTypes {
  int: string;
  real: string;
  text: string;
  /** The end of a CREATE TABLE statement. */
  options: string;
  isSqlite: boolean;
}

/** The types of SQLite and of PostgreSQL. */
export const columnTypes: Record<'sqlite' | 'postgres', ColumnTypes> = {
  sqlite: { int: 'INTEGER', real: 'REAL', text: 'TEXT', options: 'STRICT', isSqlite: true },
  postgres: { int: 'bigint', real: 'double precision', text: 'text COLLATE "C"', options: '', isSqlite: false },
};
