/** Direction marks that copied Arabic carries around numbers and dates. */
const marks = /[\u200E\u200F\u061C\u2066-\u2069]/g;

/** Arabic-Indic (٠–٩) and extended Arabic-Indic (۰–۹) digits as Latin ones, without direction marks and spaces around. */
export function latinText(text: string): string {
  return text
    .replaceAll(marks, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .trim();
}

/** Small letters without accents, and without what is neither letter nor digit: how heads and names are compared. */
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
 * Whether a text in plain letters has one of the words. Words of up to three letters stand alone or before a digit (`in`, `ph`, `ec2`), longer ones may go on (`drain` in
 * `drainage`); an Arabic word may carry its article.
 */
export function hasWord(text: string, words: readonly string[]): boolean {
  const tokens = text.split(' ').flatMap((token) => (token.startsWith('ال') ? [token, token.slice(2)] : [token]));
  const padded = ` ${tokens.join(' ')} `;
  return words.some((word) => {
    if (word.includes(' ')) return padded.includes(` ${word} `);
    return tokens.some((token) => (word.length > 3 ? token.startsWith(word) : token.replace(/\d+$/, '') === word));
  });
}
