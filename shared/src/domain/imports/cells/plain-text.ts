import { latinText } from '../../digits/latin-text.ts';
import { remembered } from '../../texts/remembered.ts';

/** A text in lower case without accents, reduced to letters and digits: the form in which heads and names are compared. */
export const plain: (text: string) => string = remembered((text) =>
  latinText(text)
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
);

/** A head without the points in "E.C." and the mark of a comment before "%time", and with a space between the words of "LocalDate". */
export const spelled = (text: string) =>
  text
    .replace(/^[%#](?=time|date)/i, '')
    .replaceAll(/\b(e|c|p)\.\s?(c|e|h)\b\.?/giu, '$1$2')
    .replaceAll(/(\p{Ll}{2})(\p{Lu})/gu, '$1 $2');

/**
 * Whether a plain text contains one of the words. Words of up to three letters must stand alone or before a digit (`in`, `ph`, `ec2`),
 * longer ones may continue (`drain` in `drainage`), unless they end with `$`; an Arabic word may have its article.
 */
export function hasWord(text: string, words: readonly string[]): boolean {
  const { several, whole, short, long } = sorted(words);
  const tokens = text.split(' ').flatMap((token) => (token.startsWith('ال') ? [token, token.slice(2)] : [token]));
  const padded = ` ${tokens.join(' ')} `;
  return (
    tokens.some(
      (token) =>
        whole.has(token) || short.has(token.replace(/\d+$/, '')) || long.some((word) => token.startsWith(word)),
    ) || several.some((word) => padded.includes(` ${word} `))
  );
}

interface Words {
  several: string[];
  /** Of any length, that must stand alone. */
  whole: Set<string>;
  short: Set<string>;
  long: string[];
}

const known = new WeakMap<readonly string[], Words>();

/** A list's words by how they are looked for; each list is taken apart once, as every cell of a file is compared with it. */
function sorted(words: readonly string[]): Words {
  const found = known.get(words);
  if (found) return found;
  const single = words.filter((word) => !word.includes(' ') && !word.endsWith('$'));
  const made = {
    several: words.filter((word) => word.includes(' ')),
    whole: new Set(words.flatMap((word) => (!word.includes(' ') && word.endsWith('$') ? [word.slice(0, -1)] : []))),
    short: new Set(single.filter((word) => word.length <= 3)),
    long: single.filter((word) => word.length > 3),
  };
  known.set(words, made);
  return made;
}

/** Whether a plain text is a single word. */
export function isWord(text: string): boolean {
  return text !== '' && !text.includes(' ');
}
