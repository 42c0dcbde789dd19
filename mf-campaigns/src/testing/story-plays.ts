// What the stories of the pages with graphs look for.
import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

type Play = Pick<StoryContext, 'canvas'>;

/** Series and charts take longer than a label: the stories run beside each other. */
export const patience = { timeout: 10_000 };

/** The drawing of the graph of that name, once it is there. */
export async function drawn({ canvas }: Play, name: string | RegExp): Promise<HTMLElement> {
  return within(await canvas.findByRole('region', { name }, patience)).findByRole('img', { name }, patience);
}

export async function expectErrorDialog({ canvas }: Play): Promise<void> {
  await expect(await canvas.findByRole('alertdialog', { name: 'Erreur' }, patience)).toBeVisible();
}

export async function expectRefusalDialog({ canvas }: Play): Promise<void> {
  await expect(await canvas.findByText('Votre rôle ne permet pas de voir les campagnes.', {}, patience)).toBeVisible();
}

/** The graph of that name is drawn from what the device keeps, and the page says of when it is. */
export async function expectStoredDataNotice(play: Play, name: string): Promise<void> {
  await expect(await drawn(play, name)).toBeVisible();
  await expect(play.canvas.getByText(/^Données du/)).toBeVisible();
}
