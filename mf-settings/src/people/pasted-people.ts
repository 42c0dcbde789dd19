import { isEmail } from '@seguia/shared/domain/accounts/email';
import { maxNameLength, tidyName } from '@seguia/shared/domain/plots/names';

/** A line with a person to invite. */
export interface PastedPerson {
  /** The number of the line, from 1. */
  line: number;
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  /** What looks like an e-mail and is none, the same e-mail again, or a name that no server takes. */
  problem: 'email' | 'repeated' | 'name_too_long' | null;
}

/** More people than work on a farm; a longer list must be of something else. */
const mostPeople = 50;

/**
 * The people of a list, one a line: first name, family name, e-mail. The e-mail is the part with an @, wherever it is; the parts are
 * separated by spaces, commas, semicolons or tabs. A name of which only one word is known is a first name. Of a table's line the first two
 * cells are the names, whatever follows.
 */
export function pastedPeople(text: string): PastedPerson[] {
  const seen = new Set<string | undefined>();
  return text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line.replaceAll(/[,;<>()"]/g, ' ') }))
    .filter((of) => tidyName(of.text) !== '')
    .slice(0, mostPeople)
    .map((of) => {
      const cells = of.text.split('\t').map((cell) => tidyName(cell).split(' '));
      const email = cells.flat().find((part) => part.includes('@')) ?? null;
      const named = cells.map((cell) => cell.filter((part) => part !== email).join(' ')).filter((cell) => cell !== '');
      const [firstname = null, ...rest] = named.length > 1 ? named.slice(0, 2) : (named[0]?.split(' ') ?? []);
      const lastname = rest.join(' ') || null;
      const isTooLong = [firstname, lastname].some((name) => (name?.length ?? 0) > maxNameLength);
      const key = email?.toLowerCase();
      const ofEmail = email && !isEmail(email) ? 'email' : email && seen.has(key) ? 'repeated' : null;
      seen.add(key);
      return { line: of.line, firstname, lastname, email, problem: isTooLong ? 'name_too_long' : ofEmail };
    });
}
