type Texts = Readonly<Record<string, string>>;

/** What is left to do after French texts have changed: their translations, and the other texts that still have the earlier words. */
export function leftAfter(before: Texts, now: Texts, others: Iterable<[id: string, words: string]>): string[] {
  const french = [...others];
  return Object.entries(now).flatMap(([id, words]) => {
    const earlier = before[id];
    if (earlier === undefined || earlier === words) return [];
    const holding = french.filter(([other, text]) => other !== id && says(text, earlier)).map(([other]) => other);
    const also = holding.length === 0 ? '' : ` These still say "${earlier}": ${holding.join(', ')}.`;
    return [`"${id}" has other words: translate it again.${also}`];
  });
}

/** Whether a text has these words; a single short one is in too many texts to mean the same. */
const says = (text: string, words: string) =>
  words.length > 3 && !/[{<]/.test(words) && text.toLowerCase().includes(words.toLowerCase());
