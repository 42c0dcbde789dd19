import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DataTable } from './DataTable.tsx';
import { Num } from '../values/Num.tsx';

interface Line {
  id: string;
  plot: string;
  ec: string;
  ph: string;
  drain: string;
}

const lines: Line[] = [
  { id: '1', plot: 'Serre 1', ec: '2,41', ph: '5,80', drain: '28 %' },
  { id: '2', plot: 'Serre 2', ec: '2,35', ph: '5,92', drain: '24 %' },
  { id: '3', plot: 'Tunnel nord', ec: '1,90', ph: '6,10', drain: '31 %' },
];

const meta = {
  title: 'Kit/DataTable',
  tags: ['autodocs'],
  component: DataTable<Line>,
  args: {
    caption: 'Moyennes par parcelle',
    columns: [
      { id: 'plot', label: 'Parcelle', cell: (line) => line.plot },
      { id: 'ec', label: 'EC d’apport', numeric: true, cell: (line) => <Num>{line.ec}</Num> },
      { id: 'ph', label: 'pH d’apport', numeric: true, cell: (line) => <Num>{line.ph}</Num> },
      { id: 'drain', label: '% de drainage', numeric: true, cell: (line) => <Num>{line.drain}</Num> },
    ],
    rows: lines,
    rowKey: (line) => line.id,
  },
} satisfies Meta<typeof DataTable<Line>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
/** Sorted by a column, whose heading has an arrow. Each row is a link. */
export const Sorted: Story = {
  args: {
    sort: { column: 'drain', descending: true },
    onSort: fn(),
    rowTo: (line) => `/app/${line.id}`,
    columns: meta.args.columns.map((column) => ({ ...column, sortable: true })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: '% de drainage' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'EC d’apport' }));
    await expect(args.onSort).toHaveBeenCalledWith('ec');
    await expect(canvas.getByRole('link', { name: 'Tunnel nord' })).toHaveAttribute('href', '/app/3');
  },
};
export const SortedRightToLeft: Story = { args: { ...Sorted.args }, globals: { locale: 'ar-MA' } };
export const Current: Story = { args: { current: '2', captionHidden: true } };
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const RightToLeft: Story = { globals: { locale: 'ar-MA' }, args: { caption: 'المتوسطات حسب القطعة' } };
