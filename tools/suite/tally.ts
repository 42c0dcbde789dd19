// Counts what the steps of a run find, and names what failed.

export interface Count {
  passed: number;
  failed: number;
  skipped?: number;
}

/** The counts and names of a whole run. */
export class Tally {
  readonly #began = Date.now();
  readonly #total = { passed: 0, failed: 0, skipped: 0 };
  readonly secondTries: string[] = [];
  readonly failures: string[] = [];

  /** Runs one step and adds its count. A step that cannot run counts as one failure, and the next one runs all the same. */
  async step(name: string, run: () => Count | Promise<Count>): Promise<void> {
    console.log(`\n== ${name}`);
    const start = Date.now();
    const count = await Promise.resolve()
      .then(run)
      .catch((error: unknown): Count => {
        console.error(error);
        this.failures.push(`${name}: ${String(error)}`);
        return { passed: 0, failed: 1 };
      });
    const { passed, failed, skipped = 0 } = count;
    this.#total.passed += passed;
    this.#total.failed += failed;
    this.#total.skipped += skipped;
    const seconds = Math.round((Date.now() - start) / 1000);
    console.log(`-- ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped, ${seconds} s`);
  }

  /** Prints the end of the log, of which the last line has the counts. Returns whether nothing failed. */
  close(notes: readonly string[]): boolean {
    const { passed, failed, skipped } = this.#total;
    console.log(`\nAll of it took ${Math.round((Date.now() - this.#began) / 1000)} s.`);
    for (const note of notes) console.log(note);
    for (const name of this.secondTries) console.log(`✗ passed only on a second try: ${name}`);
    if (this.secondTries.length > 0) console.log(`${this.secondTries.length} passed only on a second try.`);
    for (const name of this.failures) console.log(`✗ failed: ${name}`);
    console.log(`${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
    return failed === 0;
  }
}
