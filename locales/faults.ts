/** A message as FormatJS compiles it: text, or a list of elements of which plurals (type 6) hold one list per form. */
export type MessageTree = readonly MessageElement[];

interface MessageElement {
  type: number;
  value?: string;
  options?: Record<string, { value: MessageTree }>;
  children?: MessageTree;
  pluralType?: 'cardinal' | 'ordinal';
}

const [literal, plural, pound] = [0, 6, 7];

const keyStyle = /^[a-z][\da-zA-Z]*(\.[a-z\d][\da-zA-Z]*)+$/;

/** Compares the messages that the code uses with those of `fr.json`: same keys, same words. A key is `camelCase` between its dots. */
export function keyFaults(used: Record<string, string>, stored: Record<string, string>): string[] {
  return [
    ...Object.keys(used)
      .filter((id) => !keyStyle.test(id))
      .map((id) => `"${id}" is no key: write camelCase between dots`),
    ...Object.keys(used)
      .filter((id) => !(id in stored))
      .map((id) => `"${id}" is missing (run extract)`),
    ...Object.keys(stored)
      .filter((id) => !(id in used))
      .map((id) => `"${id}" is not used`),
    ...Object.keys(used)
      .filter((id) => id in stored && stored[id] !== used[id])
      .map((id) => `"${id}" differs from the code (run extract)`),
  ];
}

/** Plural forms that a language has and a message lacks. A form that no number below a million takes (`many` of fr, es and pt) may be left out. */
export function pluralFaults(locale: string, messages: Record<string, MessageTree>): string[] {
  return Object.entries(messages).flatMap(([id, message]) =>
    pluralsIn(message).flatMap(({ value = '', options = {}, pluralType = 'cardinal' }) => {
      return formsOf(locale, pluralType)
        .filter((form) => !(form in options))
        .map((form) => `"${id}" lacks the form "${form}" of {${value}}`);
    }),
  );
}

const smallNumbers = [0.5, ...Array.from({ length: 201 }, (_, index) => index)];

function formsOf(locale: string, type: 'cardinal' | 'ordinal'): string[] {
  const rules = new Intl.PluralRules(locale, { type });
  const taken = new Set<string>(smallNumbers.map((number) => rules.select(number)));
  return rules.resolvedOptions().pluralCategories.filter((form) => taken.has(form));
}

/** Plural forms that do not say their number: those for several numbers need `#`, and in none may a 1 be in its place. */
export function numberFaults(messages: Record<string, MessageTree>): string[] {
  return Object.entries(messages).flatMap(([id, message]) =>
    pluralsIn(message).flatMap(({ value = '', options = {} }) =>
      Object.entries(options)
        .filter(([form, { value: words }]) => !hasNumber(words) && (isOfSeveral(form) || hasOne(words)))
        .map(([form]) => `"${id}" lacks # in the form "${form}" of {${value}}`),
    ),
  );
}

const isOfSeveral = (form: string) => ['few', 'many', 'other'].includes(form);

function hasNumber(words: MessageTree): boolean {
  return words.some(({ type, children = [] }) => type === pound || hasNumber(children));
}

function hasOne(words: MessageTree): boolean {
  return words.some(
    ({ type, value = '', children = [] }) => (type === literal && /\b1\b/.test(value)) || hasOne(children),
  );
}

function pluralsIn(message: MessageTree): MessageElement[] {
  return message.flatMap((element) => [
    ...(element.type === plural ? [element] : []),
    ...Object.values(element.options ?? {}).flatMap((option) => pluralsIn(option.value)),
    ...pluralsIn(element.children ?? []),
  ]);
}
