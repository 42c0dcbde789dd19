import { deviceClock } from '@seguia/shared/session/clock/device-clock';
import { writeStored } from '@seguia/shared/session/storage/storage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClockBanner } from './ClockBanner.tsx';

const hour = 3_600_000;

/** A device whose clock is wrong by so many milliseconds, compared with the server's last answer. */
const wrongBy = (milliseconds: number) => () => {
  writeStored('seguia.clock-told', null);
  deviceClock.readDate(new Date(Date.now() - milliseconds).toUTCString(), deviceClock.moment());
};

const meta = {
  title: 'Shell/Wrong clock',
  component: ClockBanner,
  parameters: { prepare: wrongBy(2 * hour) },
  // Sets the clock right again for the next story.
  beforeEach: () => () => {
    deviceClock.readDate(new Date().toUTCString(), deviceClock.moment());
    writeStored('seguia.clock-told', null);
  },
} satisfies Meta<typeof ClockBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoHoursAhead: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('L’horloge de cet appareil avance de 2 heures. Les relevés prennent l’heure juste.'),
    ).toBeVisible();
  },
};
export const AYearBehind: Story = {
  parameters: { prepare: wrongBy(-365 * 24 * hour) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/retarde de 365 jours/)).toBeVisible();
  },
};
export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(canvas.queryByText(/avance/)).toBeNull();
  },
};
export const RightToLeft: Story = { globals: { locale: 'ar-MA' } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const LongTextsSmallPhone: Story = {
  globals: { locale: 'fr-x-long', viewport: { value: 'small', isRotated: false } },
};
