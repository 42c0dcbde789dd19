import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextArea } from './TextArea.tsx';
import { useHeld } from '../../../testing/use-held.ts';

const meta = {
  title: 'Kit/TextArea',
  tags: ['autodocs'],
  component: TextArea,
  args: { label: 'Note', value: '', onChange: fn() },
  render: function Held(args) {
    const [value, setValue] = useHeld(args.value, args.onChange);
    return <TextArea {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const LongText: Story = {
  args: {
    value: 'Goutteur bouché en bout de ligne 7, remplacé. Pluie dans la nuit, bac de drainage vidé à 6 h. '.repeat(3),
  },
};
export const Wrong: Story = { args: { value: 'x', error: '500 caractères au plus.' } };
export const Disabled: Story = { args: { value: 'Ligne 7 relevée par Léa.', disabled: true } };
export const RightToLeft: Story = {
  globals: { locale: 'ar-MA' },
  args: { label: 'ملاحظة', value: 'قطّار مسدود في آخر السطر 7.\nGoutteur bouché (ligne 7), remplacé.' },
};
