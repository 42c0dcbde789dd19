/** Where the focus of a date, a time, a ComboBox and a Select begins. */
export const pickerPart = '[role="spinbutton"], [role="combobox"], button';

// The button of a Select cannot bear `aria-invalid`; its frame says it.
const wrongField = '[aria-invalid="true"], [data-rac][data-invalid]';

/**
 * After a press of Save: moves the focus to the first wrong field of the form, and brings it and its message into sight. Where the form's
 * owner has moved the focus since `before` had it, it stays. If no field is wrong, or the focus is on another one, brings the alert of the
 * form into sight, or else that of the dialog around it.
 */
export function goToWrong(form: Element, before: Element | null): void {
  const { activeElement } = document;
  const first = form.querySelector<HTMLElement>(wrongField);
  const field = first && ((first.matches('[data-rac]') && first.querySelector<HTMLElement>(pickerPart)) || first);
  const isMoved = activeElement !== before;
  const moved = activeElement?.closest(wrongField) && form.contains(activeElement) ? activeElement : null;
  const shown = isMoved ? moved : field;
  if (shown instanceof HTMLElement) return showField(shown);
  const alert = [form, form.closest('dialog')].map((part) => part?.querySelector('[role="alert"]')).find(Boolean);
  alert?.scrollIntoView({ block: 'nearest' });
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
  // The whole of a measure's field keeps clear of the keys.
  const whole = field.closest('[data-measure]');
  for (const element of [...(labels ?? []), ...texts, field, whole]) element?.scrollIntoView({ block: 'nearest' });
}
