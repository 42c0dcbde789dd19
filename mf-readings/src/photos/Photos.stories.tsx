import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aPhoto } from '@seguia/testing/photos';
import { withoutRoom } from '@seguia/testing/story-troubles';
import { onFarm } from '../../testing/story-farm.ts';
import { storyReading } from '../../testing/story-readings.ts';
import { allowPhotos, type StoryPhoto, withPhotos } from '../../testing/story-photos.ts';
import { Photos } from './Photos.tsx';

const reading = storyReading(0);
const having = (...photos: StoryPhoto[]) => ({
  prepare: onFarm({ readings: [reading], adjust: withPhotos(reading.id, photos) }),
});

const meta = {
  title: 'Readings/Photos',
  component: Photos,
  args: { readingId: reading.id, mayChange: true },
  parameters: having('sent', 'sent'),
} satisfies Meta<typeof Photos>;
export default meta;
type Story = StoryObj<typeof meta>;

const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'feuille.jpg', { type: 'image/jpeg' });

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ouvrir la photo 2' })).toBeVisible();
  },
};
export const TwoRightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const TwoLongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small' } } };
export const Empty: Story = {
  parameters: { prepare: onFarm({ readings: [reading], adjust: allowPhotos }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Ajouter une photo')).toBeEnabled();
  },
};
/** A reading can have three photos at most. */
export const Three: Story = {
  parameters: having('sent', 'waiting', 'sent'),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ouvrir la photo 3' });
    await expect(canvas.queryByLabelText('Ajouter une photo')).toBeNull();
  },
};
/** A photo is made small, stored, and shown at once. */
export const Adding: Story = {
  parameters: Empty.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Ajouter une photo'), file(aPhoto()));
    await expect(await canvas.findByRole('button', { name: 'Ouvrir la photo 1' })).toBeVisible();
    await expect(await canvas.findByRole('img', { name: 'Pas encore envoyé' })).toBeVisible();
  },
};
export const TooMany: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Ajouter une photo'), [file(aPhoto()), file(aPhoto(1))]);
    await expect(await canvas.findByText(/3 photos au plus/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Ouvrir la photo 3' })).toBeVisible();
  },
};
export const Unreadable: Story = {
  parameters: Empty.parameters ?? {},
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Ajouter une photo'), file(new Uint8Array([1, 2, 3])));
    await expect(await canvas.findByText('Ce fichier n’est pas une photo lisible ici.')).toBeVisible();
  },
};
/** The device has no room: the screen says so, and the reading needs no photo. */
export const Full: Story = {
  parameters: Empty.parameters ?? {},
  beforeEach: withoutRoom,
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Ajouter une photo'), file(aPhoto()));
    await expect(await canvas.findByText(/Le relevé s’enregistre sans elle/)).toBeVisible();
  },
};
export const Waiting: Story = { parameters: having('waiting') };
export const Refused: Story = {
  parameters: having('refused'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir la photo 1' }));
    await expect(
      await canvas.findByText(/^Refusée par le serveur\. Retirez-la\. Un relevé a 3 photos au plus\./),
    ).toBeVisible();
  },
};
/** Another phone has the photo, and there is no network. */
export const Offline: Story = {
  parameters: having('elsewhere'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir la photo 1' }));
    await expect(await canvas.findByText(/Pas sur cet appareil/)).toBeVisible();
  },
};
export const Failing: Story = {
  parameters: {
    prepare: onFarm({ readings: [reading], server: 'failing', adjust: withPhotos(reading.id, ['elsewhere']) }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir la photo 1' }));
    await expect(await canvas.findByText('Cette photo ne peut pas être montrée.')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: {
    prepare: onFarm({ readings: [reading], server: 'silent', adjust: withPhotos(reading.id, ['elsewhere']) }),
  },
};
export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir la photo 2' }));
    await expect(await canvas.findByRole('img', { name: 'Photo 2' })).toBeVisible();
  },
};
export const OpenRightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'فتح الصورة 2' }));
    await expect(await canvas.findByRole('button', { name: 'حذف الصورة' })).toBeVisible();
  },
};
/** A sent photo is removed for everybody: the question says that first. */
export const Removing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ouvrir la photo 1' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirer la photo' }));
    await expect(await canvas.findByRole('alertdialog', { name: 'Retirer cette photo ?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retirer la photo' }));
    await waitFor(() => expect(canvas.queryAllByRole('button', { name: /Ouvrir la photo/ })).toHaveLength(1));
  },
};
/** The person may look at photos, and not change them. */
export const Looking: Story = {
  args: { mayChange: false },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ouvrir la photo 1' });
    await expect(canvas.queryByLabelText('Ajouter une photo')).toBeNull();
  },
};
