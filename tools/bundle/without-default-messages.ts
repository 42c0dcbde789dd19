/**
 * A loader that removes the French texts from a remote's code, where they stand for people who read it. A page has them, like those of
 * every language, from the remote's file of texts, without which no remote starts. A second copy would add up to a tenth to the remote.
 */
export default function withoutDefaultMessages(source: string): string {
  // Keeps line breaks, so that source maps name the right lines.
  return source.replaceAll(texts, (text) => text.replaceAll(/[^\n]/g, ''));
}

/** In the form in which the formatter leaves them: a property with its comma, or an attribute. */
const texts = /\bdefaultMessage(?::\s*'(?:[^'\\\n]|\\.)*',?|="[^"]*")/g;
