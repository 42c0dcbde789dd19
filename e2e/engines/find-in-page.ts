// Finds, in the page, what a person's journey looks for, and where to press it.
export interface Found {
  text: string;
  value: string;
  /** Where to press it, in CSS px; null if something covers it or it is disabled. */
  at: { x: number; y: number } | null;
}

/** Runs in the page. Returns the text of the first visible match, and where its middle is after scrolling it into view. */
export function findInPage(finds: [role: string, name: string, text: string][]): Found | null {
  type Library = {
    queryAllByRole(root: Element, role: string, options: { hidden: true; name?: RegExp }): HTMLElement[];
    queryAllByLabelText(root: Element, label: RegExp, options: { selector: string }): HTMLElement[];
  };
  const { TestingLibraryDom } = globalThis as unknown as { TestingLibraryDom: Library };
  for (const [role, name, text] of finds) {
    const options = { hidden: true as const, ...(name && { name: new RegExp(name) }) };
    const byRole = TestingLibraryDom.queryAllByRole(document.body, role, options);
    // A password field has no role in ARIA.
    const secret = { selector: 'input[type=password]' };
    const secrets =
      role === 'textbox' ? TestingLibraryDom.queryAllByLabelText(document.body, new RegExp(name), secret) : [];
    const element = [...byRole, ...secrets].find(
      (candidate) => candidate.checkVisibility() && new RegExp(text).test(candidate.textContent ?? ''),
    );
    if (!element) continue;
    // A radio button or a switch is invisible and lies under its label.
    const pressed = element.closest('label') ?? element;
    pressed.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = pressed.getBoundingClientRect();
    const [middle, centre] = [x + width / 2, y + height / 2];
    const top = document.elementFromPoint(middle, centre);
    const isFree = top !== null && (pressed.contains(top) || top.contains(pressed)) && !element.matches(':disabled');
    return {
      text: element.textContent ?? '',
      value: element instanceof HTMLInputElement ? element.value : '',
      at: isFree ? { x: middle, y: centre } : null,
    };
  }
  return null;
}
