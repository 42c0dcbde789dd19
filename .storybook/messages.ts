/** Messages that are loaded when they are needed, by their files, which end with `/fr.json`. */
export type Texts = Record<string, () => Promise<Record<string, string>>>;

const ofTheKit: Texts = import.meta.glob('../locales/shared/*.json', { import: 'default' });

/** French with 40 % longer texts, to see what breaks. */
export const long = 'fr-x-long';

/** The messages of the kit and of some apps in one language. */
export async function messagesOf(locale: string, ofApps: Texts): Promise<Record<string, string>> {
  const ending = `/${locale === long ? 'fr' : locale}.json`;
  const loads = Object.entries({ ...ofTheKit, ...ofApps }).filter(
    ([file]) => file.endsWith(ending) && !file.includes('/dist/'),
  );
  const messages = Object.assign({}, ...(await Promise.all(loads.map(([, load]) => load())))) as Record<string, string>;
  if (locale !== long) return messages;
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, lengthen(text)]));
}

function lengthen(text: string) {
  const words = text.replaceAll(/\{[^{}]*\}/g, '');
  return `${text} ${'ôô ôôôô '.repeat(Math.ceil(words.length * 0.05))}`.trim();
}
