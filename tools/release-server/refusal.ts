/** What the service answers to a call that it does not carry out: the status, and a sentence for the person who made the call. */
export class Refusal extends Error {
  readonly statusCode: number;
  constructor(statusCode: number, sentence: string) {
    super(sentence);
    this.statusCode = statusCode;
  }
}
