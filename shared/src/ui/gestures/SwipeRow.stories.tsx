import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { List } from '../layout/List.tsx';
import { Row } from '../layout/Row.tsx';
import { SwipeRow } from './SwipeRow.tsx';

const opened = fn();

const meta = {
  title: 'Kit/SwipeRow',
  tags: ['autodocs'],
  component: SwipeRow,
  args: {
    label: '09:12 Serre 4',
    actions: [
      { id: 'edit', label: 'Modifier', icon: 'edit', onPress: fn() },
      { id: 'delete', label: 'Supprimer', icon: 'delete', danger: true, onPress: fn() },
    ],
    children: <Row as="div" title="09:12 Serre 4" text="Apport 2,4 · 5,8" onPress={opened} />,
  },
  decorators: [
    (Story) => (
      <List label="Relevés">
        <Story />
      </List>
    ),
  ],
} satisfies Meta<typeof SwipeRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const finger = (element: Element, type: string, x: number) =>
  element.dispatchEvent(
    new PointerEvent(type, {
      pointerId: 1,
      pointerType: 'touch',
      clientX: x,
      clientY: 20,
      bubbles: true,
      isPrimary: true,
    }),
  );

export const Playground: Story = {};
export const OpenedByButton: Story = {
  globals: { locale: 'fr' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions : 09:12 Serre 4' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer' }));
    await expect(args.actions[1]?.onPress).toHaveBeenCalledOnce();
  },
};
/**
 * The button that shows the actions has the focus again after they close or one is pressed. So a question that an action brings up returns
 * the focus there.
 */
export const ClosedByEscape: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Actions : 09:12 Serre 4' });
    await userEvent.click(more);
    (await canvas.findByRole('button', { name: 'Supprimer' })).focus();
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveFocus();
    await userEvent.click(more);
    await userEvent.click(await canvas.findByRole('button', { name: 'Modifier' }));
    await expect(more).toHaveFocus();
  },
};
export const Open: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions : 09:12 Serre 4' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Modifier' })).toBeVisible());
  },
};
export const OpenedByLongTap: Story = {
  play: async ({ canvas }) => {
    opened.mockClear();
    const row = canvas.getByText('09:12 Serre 4');
    finger(row, 'pointerdown', 200);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Supprimer' })).toBeVisible());
    finger(row, 'pointerup', 200);
    row.click();
    await expect(opened).not.toHaveBeenCalled();
  },
};
export const OpenFromTheRight: Story = {
  globals: { locale: 'ar-MA' },
  args: { label: '09:12', children: <Row as="div" title="البيت المغطى 4" text="2,4 · 5,8" /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /09:12/ }));
  },
};
