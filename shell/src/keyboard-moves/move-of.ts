/** What a single key does on a page. */
export type Move = 'down' | 'up' | 'new' | 'search' | 'list';

/** Each move and its key, in the order in which the sheet lists them. */
export const moveKeys: Readonly<Record<Move, string>> = { down: 'j', up: 'k', new: 'n', search: '/', list: '?' };

const moves = Object.keys(moveKeys) as Move[];

/** The places of these letters on keyboards of other alphabets. */
const places: Readonly<Record<string, string>> = { KeyJ: 'j', KeyK: 'k', KeyN: 'n' };

/** Elements in which letters have a meaning: fields, dates, lists in which letters choose, and everything in a dialog. */
const typedInto =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"], [role="spinbutton"], [role="combobox"], [role="listbox"], [role="menu"], [role="dialog"], [role="alertdialog"]';

/** The move that a pressed key means; null while somebody types, while a dialog is open, or with a modifier. */
export function moveOf(event: KeyboardEvent): Move | null {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented, target } = event;
  if (defaultPrevented || isComposing || ctrlKey || metaKey || altKey) return null;
  if (target instanceof Element && target.closest(typedInto)) return null;
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return null;
  // "؟" on an Arabic keyboard means "?".
  const meant = key === '؟' ? '?' : /^[!-~]$/.test(key) ? key.toLowerCase() : places[code];
  // With Shift a letter is another key; "/" and "?" need Shift on some keyboards.
  if (shiftKey && meant !== undefined && /[a-z]/.test(meant)) return null;
  return moves.find((move) => moveKeys[move] === meant) ?? null;
}
