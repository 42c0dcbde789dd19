/** Begins a text that `pnpm new` made and nobody has translated: `pnpm check` names each. */
export const untranslated = 'TRANSLATE ';
