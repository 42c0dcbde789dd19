import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioGroup, Segmented } from './RadioGroup.tsx';
import { useHeld } from '../../../testing/use-held.ts';

const meta = {
  title: 'Kit/RadioGroup',
  tags: ['autodocs'],
  component: RadioGroup<string>,
  args: {
    label: 'Thème',
    value: 'system',
    onChange: fn(),
    options: [
      { id: 'system', label: 'Comme l’appareil' },
      { id: 'light', label: 'Clair' },
      { id: 'dark', label: 'Sombre' },
      { id: 'outdoor', label: 'Plein soleil', hint: 'Contrastes les plus forts' },
    ],
  },
  render: function Held(args) {
    const [value, setValue] = useHeld(args.value, args.onChange as (value: string | null) => void);
    return <RadioGroup {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const Rows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sombre' }));
    await expect(canvas.getByRole('radio', { name: 'Sombre' })).toBeChecked();
  },
};
export const Wrong: Story = { args: { value: null, error: 'Choisissez un thème.' } };
export const Disabled: Story = { args: { disabled: true } };

export const Segments: Story = {
  args: {
    label: 'Type de saisie',
    value: 'value',
    options: [
      { id: 'value', label: 'Valeur' },
      { id: 'drippers', label: 'Calculé par les goutteurs' },
    ],
  },
  render: function Held(args) {
    const [value, setValue] = useHeld(args.value, args.onChange as (value: string | null) => void);
    return <Segmented {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Valeur' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: /goutteurs/ })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: 'Type de saisie' })).toBeVisible();
  },
};
export const SegmentsFromTheRight: Story = {
  ...Segments,
  globals: { locale: 'ar-MA' },
  args: {
    label: 'طريقة الإدخال',
    value: 'value',
    options: [
      { id: 'value', label: 'قيمة' },
      { id: 'drippers', label: 'محسوبة من القطّارات' },
    ],
  },
  play: async () => {},
};
