/** A clock that starts at `start` and ticks on; the real one where there is no start. */
export function clockFrom(start: Date | null): () => Date {
  if (start === null) return () => new Date();
  const ahead = start.getTime() - Date.now();
  return () => new Date(Date.now() + ahead);
}
