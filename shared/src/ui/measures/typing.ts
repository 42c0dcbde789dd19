import { type AutomaticMark, press } from './automatic-mark.ts';

/** Writes a key at the caret, over what is selected, as a person's typing would. */
export function pressIn(field: HTMLInputElement, key: string, automatic: AutomaticMark | null) {
  const { text, from } = press(key, { text: field.value, ...selection(field) }, automatic);
  write(field, text, from);
}

/** Takes away what is selected, or the character before the caret. */
export function eraseIn(field: HTMLInputElement) {
  const { from, to } = selection(field);
  const start = from === to ? Math.max(0, from - 1) : from;
  write(field, field.value.slice(0, start) + field.value.slice(to), start);
}

function selection({ value, selectionStart, selectionEnd }: HTMLInputElement) {
  return { from: selectionStart ?? value.length, to: selectionEnd ?? value.length };
}

// Through the element's own setter, so that React notices.
function write(field: HTMLInputElement, value: string, caret: number) {
  if (field.readOnly || field.disabled) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  field.setSelectionRange(caret, caret);
}
