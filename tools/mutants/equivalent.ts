/** A change that no test can notice, because the program does the same with it. */
interface Equivalent {
  file: string;
  /** What the source says there; StrykerJS's whole stretch. */
  before: string;
  after: string;
  why: string;
}

export const equivalent: Equivalent[] = [];
