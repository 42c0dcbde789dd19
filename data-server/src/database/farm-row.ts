/** Who belongs to a row of farm data, and where the row stands in the farm's order of changes. */
export interface FarmRow {
  farmer_id: string;
  id: string;
  change_no: number;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}
