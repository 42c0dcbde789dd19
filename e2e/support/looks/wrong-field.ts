import { expect, type Page } from '@playwright/test';

/**
 * Expects that a wrong field has the focus, and that nothing lies over the field, its label, or its message. On a screen of less than 21 lines
 * of text there is no room for all: the field is in sight, and the first line of its message.
 */
export async function wrongFieldIsInSight(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(whatIsHidden, false)).toBe('');
}

/** Like `wrongFieldIsInSight`; where no field is wrong, expects that nothing lies over the form's alert. */
export async function whatIsWrongIsInSight(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(whatIsHidden, true)).toBe('');
}

/** Says what is out of sight; empty if all is in sight. */
function whatIsHidden(mayBeOfTheWhole: boolean): string {
  const wrong = '[aria-invalid="true"], [data-rac][data-invalid]';
  const isShown = (element: Element) => element.getBoundingClientRect().height > 1;
  const isLow = innerHeight < 21 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const isSeen = (element: Element, lines: 'all' | 'first' = 'all') => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const beginning: [number, number][] = [
      [left + 4, top + 4],
      [right - 4, top + 4],
    ];
    const rest: [number, number][] = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 4, bottom - 4],
      [right - 4, bottom - 4],
    ];
    const points = lines === 'first' ? beginning : [...beginning, ...rest];
    return points.every(([x, y]) => {
      const over = document.elementFromPoint(x, y);
      return over !== null && (element.contains(over) || over.contains(element));
    });
  };
  if (mayBeOfTheWhole && ![...document.querySelectorAll(wrong)].some(isShown)) {
    const notice = [...document.querySelectorAll('[role="alert"], [role="alertdialog"]')].filter(isShown).at(-1);
    return !notice ? 'nothing says what is wrong' : isSeen(notice) ? '' : `covered: ${notice.textContent}`;
  }
  const field = document.activeElement;
  if (!field?.closest(wrong)) return `no wrong field has the focus: ${field?.tagName} ${field?.textContent}`;
  const messages = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id) ?? [])
    .filter(isShown);
  if (messages.length === 0) return 'the field has no message';
  if (!isSeen(field)) return 'the field';
  const label = field instanceof HTMLInputElement ? field.labels?.[0] : undefined;
  if (label && !isLow && !isSeen(label)) return 'the label';
  const hidden = messages.find((message) => !isSeen(message, isLow ? 'first' : 'all'));
  return hidden ? `the message: ${hidden.textContent}` : '';
}
