/** What servers answered while the database failed over. */
export class Answers {
  readonly counts: Record<string, number> = {};
  /** Neither a success nor a 503 that says when to try again: nobody should ever get one. */
  readonly wrong: string[] = [];

  /** Seconds until the next try; null: there was no answer. */
  count(answer: Response | null): number {
    const name = answer === null ? 'none' : String(answer.status);
    this.counts[name] = (this.counts[name] ?? 0) + 1;
    const seconds = Number(answer?.headers.get('retry-after') ?? Number.NaN);
    const isExpected = answer !== null && (answer.ok || (answer.status === 503 && seconds > 0));
    if (!isExpected && this.wrong.length < 20) this.wrong.push(`${answer?.url ?? 'no answer'}: ${name}`);
    return Number.isNaN(seconds) ? 1 : seconds;
  }
}
