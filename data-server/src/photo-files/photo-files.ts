/** The storage of photos' pictures; everything else about photos is in the database. */
export interface PhotoFiles {
  /** Stores a picture under its name; the same picture again changes nothing. It is safe when this resolves. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** The picture; null where there is none. */
  get(name: string): Promise<Buffer | null>;
  /** Deletes a picture; does nothing where there is none. */
  delete(name: string): Promise<void>;
  /** Lists all pictures, or those of one farm. */
  list(farmId?: string): AsyncIterable<PhotoFile>;
}

export interface PhotoFile {
  name: string;
  changedAt: Date;
}
