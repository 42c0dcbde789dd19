import { latinText } from '../../digits/latin-text.ts';

/** A text in lower case without accents, reduced to letters and digits: the form in which heads and names are compared. */
export function plain(text: string): string {
  return latinText(text)
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Whether a plain text contains one of the words. Words of up to three letters must stand alone or before a digit (`in`, `ph`, `ec2`),
 * longer ones may continue (`drain` in `drainage`), unless they end with `$`; an Arabic word may have its article.
 */
export function hasWord(text: string, words: readonly string[]): boolean {
  const tokens = text.split(' ').flatMap((token) => (token.startsWith('ال') ? [token, token.slice(2)] : [token]));
  const padded = ` ${tokens.join(' ')} `;
  return words.some((word) => {
    if (word.includes(' ')) return padded.includes(` ${word} `);
    if (word.endsWith('$')) return tokens.includes(word.slice(0, -1));
    return tokens.some((token) => (word.length > 3 ? token.startsWith(word) : token.replace(/\d+$/, '') === word));
  });
}

/** Whether a plain text is a single word. */
export function isWord(text: string): boolean {
  return text !== '' && !text.includes(' ');
}
