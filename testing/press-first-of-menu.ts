import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Opens a story's menu and presses its first item, in any language. */
export async function pressFirstOfMenu(canvasElement: HTMLElement): Promise<void> {
  const menu = () => canvasElement.querySelector<HTMLElement>('button[aria-haspopup="true"]');
  await waitFor(() => expect(menu()).toBeVisible(), { timeout: 10_000 });
  await userEvent.click(menu()!);
  const [first] = await screen.findAllByRole('menuitem');
  await userEvent.click(first!);
}
