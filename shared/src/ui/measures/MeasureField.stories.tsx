import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MeasureField } from './MeasureField.tsx';
import { useHeld } from '../../../testing/use-held.ts';

const meta = {
  title: 'Kit/MeasureField',
  tags: ['autodocs'],
  component: MeasureField,
  args: { label: 'EC d’apport', value: '2,4', unit: 'mS/cm', side: 'intake', onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useHeld(args.value, args.onChange);
    return (
      <div style={{ inlineSize: '10.8125rem' }}>
        <MeasureField {...args} value={value} onChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof MeasureField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const Empty: Story = {
  args: { value: '', last: '2,4' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'EC d’apport' })).toHaveAccessibleDescription('mS/cm');
  },
};
export const InBand: Story = { args: { last: '2,2', state: { state: 'in', label: 'dans la cible' } } };
export const Above: Story = {
  args: {
    label: 'EC de drainage',
    side: 'drain',
    value: '4,6',
    last: '4,1',
    state: { state: 'above', label: '0,4 au-dessus' },
  },
};
export const Asked: Story = {
  args: {
    label: 'pH de drainage',
    side: 'drain',
    unit: undefined,
    value: '8,4',
    ask: 'pH de drainage 8,4 inhabituel. Est-ce exact ?',
  },
};
export const Wrong: Story = {
  args: {
    value: '2400',
    error: 'Était-ce en µS/cm ?',
    fixes: [{ label: 'Utiliser 2,40', onPress: fn() }],
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const Count: Story = {
  args: { label: 'Nombre de goutteurs', unit: undefined, side: undefined, whole: true, value: '12' },
};
export const Round: Story = { args: { size: 'round', last: '2,2' } };
export const LongText: Story = {
  args: { label: 'Conductivité (EC) de la solution d’apport', value: '12,345', last: '12,305' },
};
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  args: {
    label: 'الموصلية الكهربائية للمحلول المغذي',
    last: '2,2',
    state: { state: 'near-high', label: 'قرب الحد الأعلى' },
  },
};
