import { isEmail } from '@seguia/shared/domain/accounts/email';
import { tidyName } from '@seguia/shared/domain/plots/names';

/** A line with a person to invite. */
export interface PastedPerson {
  /** The number of the line, from 1. */
  line: number;
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  /** What looks like an e-mail and is none, or the same e-mail again. */
  problem: 'email' | 'repeated' | null;
}

/** More people than work on a farm; a longer list must be of something else. */
const mostPeople = 50;

/**
 * The people of a list, one a line: first name, family name, e-mail. The e-mail is the part with an @, wherever it is; the parts are
 * separated by spaces, commas, semicolons or tabs. A name of which only one word is known is a first name.
 */
export function pastedPeople(text: string): PastedPerson[] {
  const seen = new Set<string | undefined>();
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: tidyName(line.replaceAll(/[,;<>()"]/g, ' ')) }))
    .filter((of) => of.text !== '')
    .slice(0, mostPeople)
    .map((of) => {
      const parts = of.text.split(' ');
      const email = parts.find((part) => part.includes('@')) ?? null;
      const [firstname = null, ...rest] = parts.filter((part) => part !== email);
      const key = email?.toLowerCase();
      const problem = email && !isEmail(email) ? 'email' : email && seen.has(key) ? 'repeated' : null;
      seen.add(key);
      return { line: of.line, firstname, lastname: rest.join(' ') || null, email, problem };
    });
}
