import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ReorderList, type ReorderListProps } from './ReorderList.tsx';

const plots = ['Serre 1', 'Serre 2', 'Serre 3', 'Tunnel 1', 'Plein champ nord'];
const items = (names: readonly string[]) => names.map((label) => ({ id: label, label }));

function Held({ items: first, onChange, label }: ReorderListProps) {
  const [order, setOrder] = useState(first);
  const change = (ids: string[]) => {
    setOrder(ids.flatMap((id) => order.find((item) => item.id === id) ?? []));
    onChange(ids);
  };
  return <ReorderList label={label} items={order} onChange={change} />;
}

const meta = {
  title: 'Kit/ReorderList',
  tags: ['autodocs'],
  component: ReorderList,
  args: { label: 'Ordre de la tournée', items: items(plots), onChange: fn() },
  render: (args) => <Held {...args} />,
} satisfies Meta<typeof ReorderList>;
export default meta;
type Story = StoryObj<typeof meta>;

const pointer = (element: Element, type: string, y: number, pointerType = 'touch') => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + height / 2 + y };
  element.dispatchEvent(
    new PointerEvent(type, { pointerId: 1, pointerType, bubbles: true, isPrimary: true, ...place }),
  );
};
/** Moves a finger from the handle by so many px. The handle moves with the finger, so its own movement is subtracted. */
const dragged = async (handle: Element, distance: number) => {
  const start = handle.getBoundingClientRect().top;
  pointer(handle, 'pointerdown', 0);
  for (const share of [0.3, 0.6, 1]) {
    pointer(handle, 'pointermove', start + distance * share - handle.getBoundingClientRect().top);
    await new Promise((done) => setTimeout(done, 60));
  }
  return () => pointer(handle, 'pointerup', start + distance - handle.getBoundingClientRect().top);
};

export const Playground: Story = {};
export const Dragged: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('button', { name: 'Déplacer Serre 1' });
    handle.setPointerCapture = () => undefined;
    const row = handle.closest('li')?.getBoundingClientRect().height ?? 0;
    const drop = await dragged(handle, row * 2.1);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Serre 1 : place 3 sur 5'));
    await expect(args.onChange).not.toHaveBeenCalled();
    drop();
    await expect(args.onChange).toHaveBeenCalledWith(['Serre 2', 'Serre 3', 'Serre 1', 'Tunnel 1', 'Plein champ nord']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Déplacer Serre 1' })).toHaveFocus());
  },
};
/** A row that is being dragged; it stays there so that it can be seen. */
export const OnItsWay: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas }) => {
    const handle = canvas.getByRole('button', { name: 'Déplacer Tunnel 1' });
    handle.setPointerCapture = () => undefined;
    await dragged(handle, -80);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Tunnel 1 : place [23] sur 5/));
  },
};
export const TapOfTheHandle: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas, args }) => {
    const handle = canvas.getByRole('button', { name: 'Déplacer Serre 1' });
    handle.setPointerCapture = () => undefined;
    const drop = await dragged(handle, 9);
    drop();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
export const ByKeys: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas, args, userEvent }) => {
    const handle = canvas.getByRole('button', { name: 'Déplacer Serre 2' });
    handle.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Serre 2 : pris, place 2 sur 5');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Serre 2 : place 5 sur 5');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Serre 2 : annulé, place 2 sur 5');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard(' {End}{ArrowUp} ');
    await expect(args.onChange).toHaveBeenCalledWith(['Serre 1', 'Serre 3', 'Tunnel 1', 'Serre 2', 'Plein champ nord']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Déplacer Serre 2' })).toHaveFocus());
  },
};
export const ByButtons: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descendre Serre 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Serre 2', 'Serre 1', ...plots.slice(2)]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Serre 1 : place 2 sur 5');
    await expect(canvas.getByRole('button', { name: 'Descendre Serre 1' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Monter Serre 1' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(plots);
    await userEvent.click(canvas.getByRole('button', { name: 'Monter Serre 1' }));
    await expect(args.onChange).toHaveBeenCalledTimes(2);
  },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  args: { label: 'ترتيب الجولة', items: items(['البيت المغطى 1', 'البيت المغطى 2', 'النفق 1', 'Serre 4']) },
};
export const LongTexts: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    items: items(['Serre des variétés anciennes et des essais de porte-greffes, côté canal', ...plots.slice(1, 3)]),
  },
};
