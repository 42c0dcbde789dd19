/** The columns that every row of farm data has: its farm and author, and its place in the farm's order of changes. */
export interface FarmRow {
  farmer_id: string;
  id: string;
  change_no: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}
