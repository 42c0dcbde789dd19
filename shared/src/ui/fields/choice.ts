/** One of several values. */
export interface Choice<Id extends string = string> {
  id: Id;
  label: string;
  /** A second, smaller line. */
  hint?: string | undefined;
  /** The language of its label, where that is not the page's. */
  lang?: string | undefined;
}
