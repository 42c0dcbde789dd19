import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BluetoothReading } from './BluetoothReading.tsx';
import { meantFrame, scrambled, simulatedBluetooth } from '../../testing/simulated-meter.ts';
import type { WebBluetooth } from './web-bluetooth.ts';

/** Gives the browser of a story this Bluetooth, or none. */
const browserWith = (bluetooth: WebBluetooth | undefined) => () => {
  Object.defineProperty(navigator, 'bluetooth', { value: bluetooth, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'bluetooth');
};

const meta = {
  title: 'Readings/Bluetooth meter',
  component: BluetoothReading,
  args: { onRead: fn() },
  beforeEach: browserWith(simulatedBluetooth(scrambled(meantFrame({ ph: 5.83, ec: 2.41 })))),
} satisfies Meta<typeof BluetoothReading>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const read = async ({ canvas, userEvent }: Parameters<Play>[0]) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Lire en Bluetooth' }));

/** A meter has answered: the person says which water it was in. */
export const Found: Story = {
  play: async (story) => {
    await read(story);
    await expect(await story.canvas.findByRole('button', { name: 'Drainage' })).toBeVisible();
    await expect(story.args.onRead).not.toHaveBeenCalled();
  },
};
export const FoundRightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'القراءة عبر البلوتوث' }));
  },
};
/** The values go to the fields of that water, and to no other fields. */
export const ValuesArrive: Story = {
  play: async (story) => {
    await read(story);
    await story.userEvent.click(await story.canvas.findByRole('button', { name: 'Drainage' }));
    await expect(story.args.onRead).toHaveBeenCalledWith({ drainEc: 2.41, drainPh: 5.83 });
    await expect(story.canvas.queryByRole('dialog')).toBeNull();
  },
};
export const Searching: Story = {
  beforeEach: browserWith(simulatedBluetooth(new Promise<never>(() => {}))),
  play: async (story) => {
    await read(story);
    await expect(await story.canvas.findByRole('button', { name: 'Connexion à l’appareil…' })).toBeVisible();
  },
};
export const ConnectionLost: Story = {
  beforeEach: browserWith(simulatedBluetooth(new DOMException('GATT', 'NetworkError'), 'reading')),
  play: async (story) => {
    await read(story);
    await expect(await story.canvas.findByText(/^L’appareil ne répond pas/)).toBeVisible();
  },
};
export const Unreadable: Story = {
  beforeEach: browserWith(simulatedBluetooth(new Uint8Array(4))),
  play: async (story) => {
    await read(story);
    await expect(await story.canvas.findByText(/^Réponse illisible/)).toBeVisible();
  },
};
/** Firefox, Safari, and a page without https: nothing is shown. */
export const NotSupported: Story = {
  beforeEach: browserWith(undefined),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
