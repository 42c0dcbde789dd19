/** A clock that starts at `start` and runs on; the real clock for null. */
export function clockFrom(start: Date | null): () => Date {
  if (start === null) return () => new Date();
  const ahead = start.getTime() - Date.now();
  return () => new Date(Date.now() + ahead);
}
