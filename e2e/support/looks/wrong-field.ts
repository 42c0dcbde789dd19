import { expect, type Page } from '@playwright/test';

/** Expects that a wrong field has the focus, and that nothing lies over the field, its label, or its message. */
export async function wrongFieldIsInSight(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(whatIsHidden)).toBe('');
}

/** Says what is out of sight; empty if all is in sight. */
function whatIsHidden(): string {
  const field = document.activeElement;
  if (!field?.closest('[aria-invalid="true"], [data-invalid]'))
    return `no wrong field has the focus: ${field?.tagName}`;
  const messages = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .flatMap((id) => document.getElementById(id) ?? [])
    .filter((element) => element.getClientRects().length > 0 && element.getBoundingClientRect().height > 1);
  if (messages.length === 0) return 'the field has no message';
  const isSeen = (element: Element, [left, top, right, bottom]: number[]) => {
    const points = [
      [left! + 4, top! + 4],
      [right! - 4, top! + 4],
      [(left! + right!) / 2, (top! + bottom!) / 2],
      [left! + 4, bottom! - 4],
      [right! - 4, bottom! - 4],
    ];
    return points.every(([x, y]) => {
      const over = document.elementFromPoint(x!, y!);
      return over !== null && (element.contains(over) || over.contains(element));
    });
  };
  const boxOf = (element: Element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  if (!isSeen(field, boxOf(field))) return 'the field';
  const label = field instanceof HTMLInputElement ? field.labels?.[0] : undefined;
  if (label && !isSeen(label, boxOf(label))) return 'the label';
  return messages.every((message) => isSeen(message, boxOf(message))) ? '' : 'the message';
}
