/** One of several values. */
export interface Choice<Id extends string = string> {
  id: Id;
  label: string;
  /** A second, smaller line. */
  hint?: string | undefined;
}
