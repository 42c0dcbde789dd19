// The messages of every app, straight from their sources: the review room needs no build of the texts.
const files = import.meta.glob<Record<string, string>>('../locales/{shell,shared,mf-*}/*.json', { import: 'default' });

/** French with 40 % longer texts, to see what breaks. */
export const long = 'fr-x-long';

/** All messages in one language. */
export async function messagesOf(locale: string): Promise<Record<string, string>> {
  const ending = `/${locale === long ? 'fr' : locale}.json`;
  const loads = Object.entries(files).filter(([file]) => file.endsWith(ending) && !file.includes('/dist/'));
  const messages = Object.assign({}, ...(await Promise.all(loads.map(([, load]) => load())))) as Record<string, string>;
  if (locale !== long) return messages;
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, lengthen(text)]));
}

function lengthen(text: string) {
  const words = text.replaceAll(/\{[^{}]*\}/g, '');
  return `${text} ${'ôô ôôôô '.repeat(Math.ceil(words.length * 0.05))}`.trim();
}
