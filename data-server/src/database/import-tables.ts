/** Of a reading that was imported, with JSON of where it stood in its file. */
export type ImportedColumns = Record<'import_id' | 'source', string | null>;

export interface ImportTables {
  /** Files whose readings were imported; `deleted_at`: when that was undone. */
  imports: {
    farmer_id: string;
    id: string;
    file_name: string;
    imported: number;
    skipped: number;
    /** Of an import that was undone: readings that somebody had changed since. */
    stayed: number | null;
    created_by: string;
    created_at: number;
    version: number;
    deleted_at: number | null;
  };
}
