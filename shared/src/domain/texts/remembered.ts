/**
 * A function that remembers what it made of each text, for texts that come again and again. It forgets everything once it knows `most`, so that
 * it never grows without end.
 */
export function remembered<T>(make: (text: string) => T, most = 20_000): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    if (known.has(text)) return known.get(text) as T;
    const made = make(text);
    if (known.size >= most) known.clear();
    known.set(text, made);
    return made;
  };
}
