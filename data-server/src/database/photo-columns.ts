/** The columns of a photo. */
export interface PhotoColumns {
  reading_id: string;
  width: number;
  height: number;
  bytes: number;
  /** The hash of the picture; part of its file name. */
  sha256: string;
  created_by: string;
  version: number;
}
