// What every engine can do for a journey. All else (finding, waiting, reading) is done by scripts that are the same for all of them.
export interface Driver {
  visit(address: string): Promise<void>;
  /** Runs the text of an asynchronous function's body in the page, and returns what it returns. */
  run<T>(body: string): Promise<T>;
  /** Presses at a place of the viewport, as a pointer does. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types on the keyboard into what has the focus. */
  type(keys: string): Promise<void>;
  /** A picture of what is seen, as PNG. */
  photograph(file: string): Promise<void>;
  close(): Promise<void>;
}

/** How a phone of an engine is opened: its zone and its clock are those of the tests. */
export interface Opening {
  /** Milliseconds by which its clock is ahead of the machine's. */
  clockAhead: number;
  timeZone: string;
  width: number;
  height: number;
  /** What WebKit is to have that Debian's has switched off. */
  features?: readonly string[];
  /** Whether WebKit takes https with a certificate that nobody vouches for. */
  acceptsAnyCertificate?: boolean;
}
