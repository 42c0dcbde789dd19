/**
 * Loads the page anew when the address `changes` (an event stream) names another version of the remote than the page has, and puts back
 * what was typed and ticked, by the fields' labels. Passwords and files are not kept. The function contains everything that it needs,
 * because its text is sent into pages.
 */
export function reloadOnChange(changes: string, version: string): void {
  const key = 'seguia-dev-typed';
  /** For how long fields that were there may come back, in ms: their screens fetch first. */
  const patience = 10_000;
  type Field = HTMLInputElement | HTMLTextAreaElement;
  const ticked = (field: Field) => field.type === 'checkbox' || field.type === 'radio';
  const fields = () =>
    [...document.querySelectorAll<Field>('input, textarea')].filter(
      ({ type }) => !['password', 'file', 'hidden'].includes(type),
    );
  /** The label of a field, with how many fields before it have the same. */
  const named = () => {
    const times: Record<string, number> = {};
    return new Map(
      fields().map((field) => {
        const label = [...(field.labels ?? [])].map(({ textContent }) => textContent).join(' ');
        const name = `${label || (field.getAttribute('aria-label') ?? field.name)} ${field.value && ticked(field) ? field.value : ''}`;
        times[name] = (times[name] ?? 0) + 1;
        return [`${name} ${times[name]}`, field];
      }),
    );
  };
  const contentOf = (field: Field) => (ticked(field) ? String((field as HTMLInputElement).checked) : field.value);

  /** Fills a field as a person does, so that React sees it. */
  const fill = (field: Field, content: string) => {
    if (ticked(field)) {
      field.click();
      return;
    }
    const type = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, content);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })); // a field of numbers takes its text when it is left
  };

  const putBack = () => {
    const stored = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const { page, typed } = JSON.parse(stored ?? '{}') as { page?: string; typed?: [string, string][] };
    if (page !== location.pathname || !typed) return;
    const left = new Map(typed);
    const observer = new MutationObserver(() => fillFound());
    const fillFound = () => {
      for (const [name, field] of named()) {
        const content = left.get(name);
        left.delete(name);
        if (content !== undefined && contentOf(field) !== content) fill(field, content);
      }
      if (left.size === 0) observer.disconnect();
    };
    observer.observe(document, { subtree: true, childList: true });
    setTimeout(() => observer.disconnect(), patience);
    fillFound();
  };

  putBack();
  // Listens before the forms do, which ask whether what is typed may be lost: nothing is lost.
  let isLeaving = false;
  addEventListener('beforeunload', (event) => {
    if (isLeaving) event.stopImmediatePropagation();
  });
  new EventSource(changes).addEventListener('message', ({ data }) => {
    if (data === version) return;
    const typed = [...named()].map(([name, field]) => [name, contentOf(field)]);
    sessionStorage.setItem(key, JSON.stringify({ page: location.pathname, typed }));
    isLeaving = true;
    location.reload();
  });
}
