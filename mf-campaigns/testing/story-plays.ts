// Helpers of the stories of pages with graphs.
import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

type Play = Pick<StoryContext, 'canvas'>;

/** Series and charts take longer than a label, because stories run in parallel. */
export const patience = { timeout: 10_000 };

/** The drawing of the graph with that name, once it is drawn. */
export async function drawn({ canvas }: Play, name: string | RegExp): Promise<HTMLElement> {
  return within(await canvas.findByRole('region', { name }, patience)).findByRole('img', { name }, patience);
}

export async function expectErrorDialog({ canvas }: Play): Promise<void> {
  await expect(await canvas.findByRole('alertdialog', { name: 'Erreur' }, patience)).toBeVisible();
}

/** Without network: the dialog, and behind it a page that says what is missing and what there is. */
export async function expectNotHere({ canvas }: Play): Promise<void> {
  await expect(await canvas.findByRole('alertdialog', { name: 'Erreur' }, patience)).toBeVisible();
  await expect(canvas.getAllByText(/(n’est|ne sont) pas encore sur l’appareil/)).toHaveLength(2);
  await expect(canvas.getByText(/campagnes en cours et celles/)).toBeInTheDocument();
}

export async function expectRefusalDialog({ canvas }: Play): Promise<void> {
  await expect(await canvas.findByText('Votre rôle ne permet pas de voir les campagnes.', {}, patience)).toBeVisible();
}
