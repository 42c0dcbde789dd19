import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { KeyMoves } from './KeyMoves.tsx';
import { MovesSheet, type MovesSheetProps } from './MovesSheet.tsx';

/** The sheet lists the moves of the page that is shown when it opens. */
function OverAPage(props: MovesSheetProps) {
  const [page, setPage] = useState<HTMLElement | null>(null);
  return (
    <main ref={setPage}>
      <ul>
        <li>
          <a href="#serre-1">Serre 1</a>
        </li>
      </ul>
      <div data-move="search">
        <input aria-label="Parcelle" />
      </div>
      {page && <MovesSheet {...props} />}
    </main>
  );
}

const meta = {
  title: 'Shell/Keyboard moves',
  component: MovesSheet,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: { onClose: fn() },
  render: (args) => <OverAPage {...args} />,
  play: async () => {
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Touches de cet écran' }));
    await expect(sheet.getByText('Ligne suivante')).toBeVisible();
  },
} satisfies Meta<typeof MovesSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfThisScreen: Story = {};
export const ByKeys: Story = {
  render: () => (
    <main>
      <ul>
        <li>
          <a href="#serre-1">Serre 1</a>
        </li>
      </ul>
      <KeyMoves />
    </main>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('link', { name: 'Serre 1' })).toHaveFocus();
    await userEvent.keyboard('?');
    await expect(await within(document.body).findByRole('dialog', { name: 'Touches de cet écran' })).toBeVisible();
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  play: async () => void (await within(document.body).findByRole('dialog')),
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Outdoor: Story = { globals: { theme: 'outdoor' } };
