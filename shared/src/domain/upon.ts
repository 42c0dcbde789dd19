/** What becomes of a change of a thing that somebody else has changed or deleted first. */
export type Upon<Values> =
  /** Nothing is left of it. */
  | { end: 'dropped' }
  /** The person decides. */
  | { end: 'asked' }
  /** It is sent again on top of the other's version; null deletes. */
  | { end: 'again'; values: Values | null };
