/** Where the pictures of photos are; the database knows the rest. */
export interface PhotoFiles {
  /** Puts a picture under its name; the same one again changes nothing. It is safe when this returns. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is none. */
  get(name: string): Promise<Buffer | null>;
  /** Fine where there is none. */
  delete(name: string): Promise<void>;
  /** Every picture, or those of one farm. */
  list(farmId?: string): AsyncIterable<PhotoFile>;
}

export interface PhotoFile {
  name: string;
  changedAt: Date;
}
