/** How many bytes are examined to find the encoding of a file without a mark. */
const sampled = 4000;
/** The least share of zeros among every second byte that means two bytes per letter: most text is Latin letters, digits and punctuation. */
const many = 0.3;

/**
 * The code pages that older spreadsheets write, the likeliest first, with the characters of our languages in each: letters, signs that
 * another code page would read as letters, and Arabic words with the sign before them, because all of their bytes may be letters in the
 * first code page.
 */
const codePages = {
  'windows-1252': /[àâçèéêëîïôœùûüÿáíñóúãõ]|(?:^|[^\p{L}])(?:¿|[cd]?m³(?!\p{L}))/giu,
  'windows-1250': /[ąćęłńóśźż]/giu,
  'windows-1256': /(?:^|[^\p{L}])[ء-ي]{2,}(?!\p{L})|[àâçèéêëîïôœùûü]/giu,
};

/**
 * The text of a file: UTF-16 (by its mark, or by its many zeros), UTF-8, otherwise the code page in which most bytes are letters of our
 * languages.
 */
export function decodedText(bytes: Uint8Array): string {
  const wide = wideEncoding(bytes);
  if (wide) return new TextDecoder(wide).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return inCodePage(bytes);
  }
}

function inCodePage(bytes: Uint8Array): string {
  const read = Object.entries(codePages).map(([codePage, ofOurs]) => {
    const text = new TextDecoder(codePage).decode(bytes);
    return { text, ours: (text.match(ofOurs) ?? []).join('').length };
  });
  const most = Math.max(...read.map(({ ours }) => ours));
  return read.find(({ ours }) => ours === most)?.text ?? '';
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const some = bytes.subarray(0, sampled);
  const noughts = (from: number) => some.filter((byte, index) => byte === 0 && index % 2 === from).length;
  const enough = (some.length / 2) * many;
  if (noughts(1) > enough) return 'utf-16le';
  return noughts(0) > enough ? 'utf-16be' : null;
}
