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
 * Gives a field the focus, and scrolls until its label, its message and the field are in sight. The browser alone scrolls only to the
 * field, so they would be beneath the heading, the button or the keypad that `scroll-padding` keeps clear of. Where there is no room for
 * all, the field wins, then its message.
 */
export function showField(field: HTMLElement | null | undefined): void {
  if (!field) return;
  field.focus();
  const named = ['aria-labelledby', 'aria-describedby'].flatMap((name) => field.getAttribute(name)?.split(' ') ?? []);
  const texts = named.map((id) => document.getElementById(id));
  const labels = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.labels : null;
  for (const element of [...(labels ?? []), ...texts, field]) element?.scrollIntoView({ block: 'nearest' });
}
