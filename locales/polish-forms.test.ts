import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * The forms of what is counted: for 1, for 2 to 4, for 5 and more, and for fractions. They are written by hand, because no check knows
 * Polish.
 */
const forms: readonly (readonly [one: string, few: string, many: string, other: string])[] = [
  ['pomiar', 'pomiary', 'pomiarów', 'pomiaru'],
  ['kroplownik', 'kroplowniki', 'kroplowników', 'kroplownika'],
  ['gospodarstwo', 'gospodarstwa', 'gospodarstw', 'gospodarstwa'],
  ['kwatera', 'kwatery', 'kwater', 'kwatery'],
  ['kwaterę', 'kwatery', 'kwater', 'kwatery'],
  ['odmianę', 'odmiany', 'odmian', 'odmiany'],
  ['drugiej kwatery', 'pozostałych kwater', 'pozostałych kwater', 'pozostałych kwater'],
  ['etykietę', 'etykiety', 'etykiet', 'etykiety'],
  ['odnośnik', 'odnośniki', 'odnośników', 'odnośnika'],
  ['pytanie', 'pytania', 'pytań', 'pytania'],
  ['gotowy krok', 'gotowe kroki', 'gotowych kroków', 'gotowego kroku'],
  ['już był', 'już były', 'już było', 'już było'],
  ['wiersz', 'wiersze', 'wierszy', 'wiersza'],
  ['pozycja', 'pozycje', 'pozycji', 'pozycji'],
  ['sekundę', 'sekundy', 'sekund', 'sekundy'],
  ['minutę', 'minuty', 'minut', 'minuty'],
  // After "of" and "within".
  ['kwatery', 'kwater', 'kwater', 'kwatery'],
  ['sekundy', 'sekund', 'sekund', 'sekundy'],
  ['dnia', 'dni', 'dni', 'dnia'],
  ['dzień', 'dni', 'dni', 'dnia'],
  ['zdjęcie', 'zdjęcia', 'zdjęć', 'zdjęcia'],
  ['wiersz', 'wiersze', 'wierszy', 'wiersza'],
  ['wartość', 'wartości', 'wartości', 'wartości'],
  ['poprawka', 'poprawki', 'poprawek', 'poprawki'],
  ['osoba', 'osoby', 'osób', 'osoby'],
  ['miernik', 'mierniki', 'mierników', 'miernika'],
  ['trwający sezon', 'trwające sezony', 'trwających sezonów', 'trwającego sezonu'],
  ['jeszcze jeden', 'inne', 'innych', 'innego'],
  // After "is not in it".
  ['niewysłanej zmiany', 'niewysłanych zmian', 'niewysłanych zmian', 'niewysłanej zmiany'],
  ['jutro', 'dni', 'dni', 'dnia'],
  // After "could not".
  ['pomiaru', 'pomiarów', 'pomiarów', 'pomiaru'],
  ['kalibracji', 'kalibracji', 'kalibracji', 'kalibracji'],
  ['polecenia', 'poleceń', 'poleceń', 'polecenia'],
  ['wody i światła', 'dni', 'dni', 'dnia'],
  // Without a noun.
  ['wymaga decyzji', 'wymagają decyzji', 'wymaga decyzji', 'wymaga decyzji'],
  ['do wysłania', 'do wysłania', 'do wysłania', 'do wysłania'],
  ['poza zakresem', 'poza zakresem', 'poza zakresem', 'poza zakresem'],
  ['bez pomiaru', 'bez pomiaru', 'bez pomiaru', 'bez pomiaru'],
  ['bez niedawnego pomiaru', 'bez niedawnego pomiaru', 'bez niedawnego pomiaru', 'bez niedawnego pomiaru'],
  ['bez zakresu docelowego', 'bez zakresu docelowego', 'bez zakresu docelowego', 'bez zakresu docelowego'],
  ['rok temu', 'lata temu', 'lat temu', 'roku temu'],
  ['do poprawienia', 'do poprawienia', 'do poprawienia', 'do poprawienia'],
];

const plural = /\bone \{([^{}]*)\}\s*few \{([^{}]*)\}\s*many \{([^{}]*)\}\s*other \{([^{}]*)\}/g;
const has = (text: string, words: string) => new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'iu').test(text);

const apps = readdirSync(import.meta.dirname).filter((name) => /^(mf-|shared$|shell$)/.test(name));
const counted = apps.flatMap((app) => {
  const file = path.join(import.meta.dirname, app, 'pl.json');
  const messages = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  return messages.flatMap(([id, text]) =>
    [...text.replaceAll(/\{(\w+)\}/g, '$1').matchAll(plural)].map(([, ...branches]) => ({ id, branches })),
  );
});

// Specification 1: Polish plural forms
test('every Polish number of things has the right form of its noun', () => {
  const fits = (branches: string[]) =>
    forms.some((row) => row.every((words, index) => has(branches[index] ?? '', words)));
  expect(counted.filter(({ branches }) => !fits(branches))).toEqual([]);
  expect(counted.length).toBeGreaterThan(25);
});
