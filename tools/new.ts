// pnpm new screen <remote> <path> | form <remote> <name> | card <remote> <slot> <name> | language <tag>: makes a working beginning with story and test, and says what is left to write.
// Texts that nobody has translated yet begin with TRANSLATE: they show, and `pnpm check` names each. A remote: create-remote.ts.
import { answerHelp } from './command-line/arguments.ts';
import { newCard } from './new/card.ts';
import { newLanguage } from './new/language.ts';
import { newForm } from './new/form.ts';
import { newScreen } from './new/screen.ts';

answerHelp(import.meta.filename);

const [kind, first = '', second = '', third = ''] = process.argv.slice(2);
const makers: Record<string, () => string[]> = {
  screen: () => newScreen(first, second),
  form: () => newForm(first, second),
  card: () => newCard(first, second, third),
  language: () => newLanguage(first),
};
const make = makers[kind ?? ''];
if (!make || !first) {
  console.error(
    'pnpm new screen <remote> <path> | form <remote> <name> | card <remote> <slot> <name> | language <tag>',
  );
  process.exitCode = 1;
} else {
  try {
    for (const line of make()) console.log(line);
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = 1;
  }
}
