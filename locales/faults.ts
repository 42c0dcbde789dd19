/** A message as FormatJS compiles it: text, or a list of elements of which plurals (type 6) hold one list per form. */
export type MessageTree = readonly MessageElement[];

interface MessageElement {
  type: number;
  value?: string;
  options?: Record<string, { value: MessageTree }>;
  children?: MessageTree;
  pluralType?: 'cardinal' | 'ordinal';
}

const plural = 6;

/** Compares the messages that the code uses with those of `fr.json`: same keys, same words. */
export function keyFaults(used: Record<string, string>, kept: Record<string, string>): string[] {
  return [
    ...Object.keys(used)
      .filter((id) => !(id in kept))
      .map((id) => `"${id}" is missing (run extract)`),
    ...Object.keys(kept)
      .filter((id) => !(id in used))
      .map((id) => `"${id}" is not used`),
    ...Object.keys(used)
      .filter((id) => id in kept && kept[id] !== used[id])
      .map((id) => `"${id}" differs from the code (run extract)`),
  ];
}

/** Plural forms that a language has and a message lacks. `many` of fr, es and pt is for millions only, and is let go. */
export function pluralFaults(locale: string, messages: Record<string, MessageTree>): string[] {
  return Object.entries(messages).flatMap(([id, message]) =>
    pluralsIn(message).flatMap(({ value = '', options = {}, pluralType = 'cardinal' }) => {
      const { pluralCategories } = new Intl.PluralRules(locale, { type: pluralType }).resolvedOptions();
      return pluralCategories
        .filter((form) => !(form in options) && !(form === 'many' && ['fr', 'es', 'pt'].includes(locale)))
        .map((form) => `"${id}" lacks the form "${form}" of {${value}}`);
    }),
  );
}

function pluralsIn(message: MessageTree): MessageElement[] {
  return message.flatMap((element) => [
    ...(element.type === plural ? [element] : []),
    ...Object.values(element.options ?? {}).flatMap((option) => pluralsIn(option.value)),
    ...pluralsIn(element.children ?? []),
  ]);
}
