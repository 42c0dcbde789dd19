/**
 * A loader that takes the French texts out of a remote's code. They stand there for people who read it; a page has them, as those of every language, from the remote's
 * file of texts, without which no remote begins. Twice would cost a device up to a tenth of the remote.
 */
export default function withoutDefaultMessages(source: string): string {
  // Line breaks stay, so that source maps name the right lines.
  return source.replaceAll(texts, (text) => text.replaceAll(/[^\n]/g, ''));
}

/** As the formatter leaves them: a property with its comma, or an attribute. */
const texts = /\bdefaultMessage(?::\s*'(?:[^'\\\n]|\\.)*',?|="[^"]*")/g;
