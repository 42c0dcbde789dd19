import { dripperMemoryAtom, lastMeterAtom } from '@seguia/shared/platform';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aPhoto } from '@seguia/testing/photos';
import { withoutRoom } from '@seguia/testing/story-troubles';
import { onFarm } from '../../testing/story-farm.ts';
import { storyPlots } from '../../testing/story-plots.ts';
import { storyReading } from '../../testing/story-readings.ts';
import { storyCalibrations, storyMeters } from '../../testing/story-meters.ts';
import { allowPhotos } from '../../testing/story-photos.ts';
import { NewReading } from './NewReading.tsx';

const [plot] = storyPlots;
const readings = [storyReading(0, { date: '2026-03-01' })];

/** Types into a value as the keys do: on a phone only one value is in sight, and the others take no tap. */
async function typeIn(field: HTMLElement, text: string, { keyboard }: { keyboard: (text: string) => Promise<void> }) {
  field.focus();
  await keyboard(text);
}

const meta = {
  title: 'Readings/New reading',
  component: NewReading,
  parameters: { route: '/app/new', path: `/app/new?plot=${plot?.id}`, padded: false, prepare: onFarm({ readings }) },
} satisfies Meta<typeof NewReading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'EC d’apport' })).toHaveFocus();
    // The pickers come after the fields; this is the first story that loads them.
    await expect(await canvas.findByRole('group', { name: 'Date' }, { timeout: 20_000 })).toBeVisible();
  },
};

/** A half-typed value has no mark: the mark comes when the person leaves the field, or after a pause. */
export const Typed: Story = {
  play: async ({ canvas, userEvent }) => {
    await typeIn(await canvas.findByRole('textbox', { name: 'EC de drainage' }), '4,6', userEvent);
    await expect(canvas.queryByRole('img', { name: /au-dessus/ })).toBeNull();
    await userEvent.tab();
    // The next value is in sight now; the mark is for whoever goes back.
    await expect(canvas.getByRole('img', { name: /au-dessus/ })).toBeInTheDocument();
    await typeIn(canvas.getByRole('textbox', { name: 'pH de drainage' }), '5', userEvent);
    await expect(canvas.queryByRole('img', { name: /sous la cible/ })).toBeNull();
    await expect(await canvas.findByRole('img', { name: /sous la cible/ })).toBeVisible();
  },
};

/** Two photos were taken before anything was saved. */
export const WithPhotos: Story = {
  parameters: { prepare: onFarm({ readings, adjust: allowPhotos }) },
  play: async ({ canvas, userEvent }) => {
    const add = await canvas.findByLabelText('Ajouter une photo');
    const photos = [aPhoto(), aPhoto(4)].map((bytes, at) => new File([bytes], `${at}.jpg`, { type: 'image/jpeg' }));
    await userEvent.upload(add, photos);
    await expect(await canvas.findByRole('button', { name: 'Ouvrir la photo 2' })).toBeVisible();
    add.scrollIntoView({ block: 'center' });
  },
};

export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await typeIn(await canvas.findByRole('textbox', { name: 'EC d’apport' }), '2400', userEvent);
    await typeIn(canvas.getByRole('textbox', { name: 'pH d’apport' }), '5,8,1', userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    // The focus goes to the first wrong value, and so that value comes into sight, once the next frame is drawn.
    await waitFor(() => expect(canvas.getByRole('button', { name: /Utiliser .*2,40/ })).toBeVisible());
  },
};

export const AskedOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    await typeIn(await canvas.findByRole('textbox', { name: 'pH de drainage' }), '8,4', userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(canvas.getByRole('button', { name: 'Oui, c’est exact' })).toBeVisible();
  },
};

const withMeters = {
  prepare: onFarm({
    readings,
    meters: storyMeters,
    calibrations: storyCalibrations,
    adjust: (store) => store.set(lastMeterAtom, storyMeters[0]?.id ?? null),
  }),
};
/** The reading takes the meter that was used last. The form names its overdue cell, and saving still works. */
export const WithMeter: Story = {
  parameters: withMeters,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /^Mesuré avec.*Combo serre/ })).toBeVisible();
    await expect(await canvas.findByText(/: étalonnage en retard, fait il y a/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Étalonner' })).toBeVisible();
  },
};
export const WithMeterRightToLeft: Story = { parameters: withMeters, globals: { locale: 'ar-MA' } };
export const ChoosingTheMeter: Story = {
  parameters: withMeters,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Mesuré avec/ }));
    await expect(await canvas.findByRole('radio', { name: /^Stylo de secours/ })).toBeVisible();
  },
};

export const FromDrippers: Story = {
  parameters: {
    prepare: onFarm({
      readings,
      adjust: (store) =>
        store.set(dripperMemoryAtom, {
          [plot?.id ?? '']: { dripperCount: 10, intakePerDripper: 250, dripperUnit: 'ml' },
        }),
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Calculé à partir des goutteurs' }));
    await typeIn(canvas.getByRole('textbox', { name: 'Total drainé' }), '700', userEvent);
    await expect(canvas.getByRole('status', { name: '% de drainage' })).toHaveTextContent('28');
  },
};

export const ValueChanged: Story = {
  ...FromDrippers,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Calculé à partir des goutteurs' }));
    await typeIn(canvas.getByRole('textbox', { name: 'Apport par goutteur' }), '0', userEvent);
    await userEvent.click(canvas.getByRole('textbox', { name: 'Nombre de goutteurs' }));
    await expect(await canvas.findByRole('alertdialog', { name: 'L’apport par goutteur a changé' })).toBeVisible();
  },
};

/** The rate that is printed on a dripper, and how long the water ran. */
export const FromRate: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Calculé à partir des goutteurs' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Calculer l’apport avec le débit' }));
    await typeIn(canvas.getByRole('textbox', { name: 'Débit d’un goutteur' }), '2', userEvent);
    await typeIn(canvas.getByRole('textbox', { name: 'Durée d’irrigation' }), '15', userEvent);
    await expect(canvas.getByRole('textbox', { name: 'Apport par goutteur' })).toHaveValue('500');
  },
};

/** Saving never waits for the network, and here there is none. */
export const OfflineSaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await typeIn(await canvas.findByRole('textbox', { name: 'EC d’apport' }), '2,4', userEvent);
    await typeIn(canvas.getByRole('textbox', { name: 'EC de drainage' }), '4,25', userEvent);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('Enregistré sur cet appareil')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Suivante : Serre 2' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const LongTexts: Story = { globals: { locale: 'fr-x-long', viewport: { value: 'small' } } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };

export const EmptyNoPlots: Story = {
  parameters: { prepare: onFarm({ plots: [], bands: [], server: 'nothing' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Aucune parcelle n’est disponible/)).toBeVisible();
  },
};

export const RefusedRole: Story = {
  parameters: { prepare: onFarm({ role: 'viewer' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Votre rôle permet de consulter, pas de saisir.')).toBeVisible();
  },
};

/** The device is full: the form says so before it clears anything that was typed. */
export const FailingNoRoom: Story = {
  beforeEach: withoutRoom,
  play: async ({ canvas, userEvent }) => {
    await typeIn(await canvas.findByRole('textbox', { name: 'EC d’apport' }), '2,4', userEvent);
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText(/cet appareil n’a plus de place/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'EC d’apport', hidden: true })).toHaveValue('2,4');
  },
};

/** Nothing of the farm is on the device yet, and nothing arrives: the fields accept typing all the same. */
export const Loading: Story = {
  parameters: { prepare: onFarm({ loaded: false, server: 'silent' }) },
  play: async ({ canvas, userEvent }) => {
    await typeIn(await canvas.findByRole('textbox', { name: 'EC d’apport' }), '2,4', userEvent);
    await expect(canvas.getByRole('textbox', { name: 'EC d’apport' })).toHaveValue('2,4');
  },
};

export const FailingPlots: Story = {
  parameters: { prepare: onFarm({ loaded: false, server: 'failing' }) },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Les parcelles n’ont pas pu être chargées.'))[0]).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'EC d’apport' })).toBeVisible();
  },
};
