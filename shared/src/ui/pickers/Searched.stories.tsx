import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../buttons/Button.tsx';
import { Chip } from '../buttons/Chip.tsx';
import { Form } from '../forms/Form.tsx';
import { Searched } from './Searched.tsx';

const submitted = fn();
const names = ['Pépinière', ...Array.from({ length: 52 }, (_, at) => `Serre ${at + 1}`)];

const meta = {
  title: 'Kit/Searched',
  tags: ['autodocs'],
  component: Searched<string>,
  args: {
    items: names,
    nameOf: (name: string) => name,
    children: (found: readonly string[]) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        {found.map((name) => (
          <Chip key={name} onPress={fn()}>
            {name}
          </Chip>
        ))}
      </div>
    ),
  },
} satisfies Meta<typeof Searched<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
/** Accents and capitals make no difference. */
export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Chercher' }), 'pepi');
    await expect(canvas.getAllByRole('button', { name: /Serre|Pépinière/ })).toHaveLength(1);
  },
};
export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'verger');
    await expect(await canvas.findByRole('status')).toHaveTextContent('Aucun résultat');
  },
};
/** Enter looks for a name, and does not save the form around the list. */
export const InForm: Story = {
  args: { children: (found) => <p>{found.join(', ')}</p> },
  render: (args) => (
    <Form onSubmit={submitted}>
      <Searched {...args} />
      <Button type="submit">Enregistrer</Button>
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear();
    await userEvent.type(canvas.getByRole('searchbox'), 'serre 7{Enter}');
    await expect(canvas.getByText('Serre 7')).toBeVisible();
    await expect(submitted).not.toHaveBeenCalled();
  },
};
/** Ten are in sight at once. */
export const Few: Story = {
  args: { items: names.slice(0, 10) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /Serre|Pépinière/ })).toHaveLength(10);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
  },
};
