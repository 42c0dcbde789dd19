/** What is known of a photo. */
export interface PhotoColumns {
  reading_id: string;
  width: number;
  height: number;
  bytes: number;
  /** Of the picture; part of its file's name. */
  sha256: string;
  created_by: string;
  version: number;
}
