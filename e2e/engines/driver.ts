// The few things that each browser engine does in its own way. Everything else (finding, waiting, reading) is done by scripts that are the
// same in all engines.
export interface Driver {
  visit(address: string): Promise<void>;
  /** Runs the body of an asynchronous function, given as text, in the page, and returns its result. */
  run<T>(body: string): Promise<T>;
  /** Presses at a place in the viewport, in CSS px, as a pointer does. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types on the keyboard into the focused element. */
  type(keys: string): Promise<void>;
  /** Writes a picture of the screen, as PNG. */
  photograph(file: string): Promise<void>;
  close(): Promise<void>;
}

/** How a phone of an engine is opened, with the tests' zone and clock. */
export interface Opening {
  /** Milliseconds that its clock is ahead of the machine's. */
  clockAhead: number;
  timeZone: string;
  width: number;
  height: number;
  /** Features to switch on in WebKit that Debian's build has switched off. */
  features?: readonly string[];
  /** Whether WebKit accepts a self-signed certificate for https. */
  acceptsAnyCertificate?: boolean;
}
