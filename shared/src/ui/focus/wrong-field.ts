/** Where the focus of a date, a time, a ComboBox and a Select begins. */
export const pickerPart = '[role="spinbutton"], [role="combobox"], button';

/**
 * Moves the focus to the first wrong field within `fields`, and brings it and its message into sight; if no field is wrong, brings
 * the list of problems into sight, whose lines lead to the fields.
 */
export function goToWrong(fields: ParentNode): void {
  // The button of a Select cannot bear `aria-invalid`; its frame says it.
  const wrong = fields.querySelector<HTMLElement>('[aria-invalid="true"], [data-rac][data-invalid]');
  if (wrong) showField((wrong.matches('[data-rac]') && wrong.querySelector<HTMLElement>(pickerPart)) || wrong);
  else fields.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
}

/**
 * Gives a field the focus, and scrolls until its message and the field are in sight. The browser alone scrolls only to the field, so its
 * message would be beneath the button or the keypad that `scroll-padding` keeps clear of. Where there is no room for both, the field wins.
 */
export function showField(field: HTMLElement | null | undefined): void {
  if (!field) return;
  field.focus();
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  for (const id of ids) document.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  field.scrollIntoView({ block: 'nearest' });
}
