/** Columns of an imported reading; `source` is JSON with its place in the file. */
export type ImportedColumns = Record<'import_id' | 'source', string | null>;

export interface ImportTables {
  /** Imported files; `deleted_at` is when the import was undone. */
  imports: {
    farmer_id: string;
    id: string;
    file_name: string;
    imported: number;
    skipped: number;
    /** For an undone import: how many readings stayed, because somebody had changed them. */
    stayed: number | null;
    created_by: string;
    created_at: number;
    version: number;
    deleted_at: number | null;
  };
}
