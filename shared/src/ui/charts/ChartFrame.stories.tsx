import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ChartFrame } from './ChartFrame.tsx';
import { DataTable } from '../layout/DataTable.tsx';
import { LineSample } from './LineSample.tsx';
import { seriesColour, seriesDashes } from './series.ts';

const days = ['16 nov.', '17 nov.', '18 nov.'];

const lines = ([1, 2, 3, 4, 5] as const).map((series) => (
  <path
    key={series}
    d={`M0 ${30 + series * 30} C80 ${series * 20}, 160 ${80 + series * 25}, 320 ${20 + series * 32}`}
    stroke={seriesColour(series)}
    strokeDasharray={seriesDashes[series].join(' ')}
  />
));

const meta = {
  title: 'Kit/ChartFrame',
  tags: ['autodocs'],
  component: ChartFrame,
  args: {
    title: 'EC d’apport',
    unit: 'mS/cm',
    legend: [
      { id: '1', label: 'Serre 1', series: 1 },
      { id: '2', label: 'Serre 2', series: 2 },
      { id: '3', label: 'Serre 3', series: 3 },
      { id: '4', label: 'Tunnel nord', series: 4 },
      { id: '5', label: 'Tunnel sud', series: 5 },
      { id: 'target', label: 'cible', series: 'target' },
    ],
    note: 'Moyenne pondérée par le volume.',
    table: (
      <DataTable
        caption="EC d’apport par jour"
        rows={days}
        rowKey={(day) => day}
        columns={[
          { id: 'day', label: 'Jour', cell: (day) => day },
          { id: 'ec', label: 'EC', numeric: true, cell: () => '2,4' },
        ]}
      />
    ),
    children: (
      <svg viewBox="0 0 320 220" width="100%" height="220" preserveAspectRatio="none" aria-hidden>
        <rect y="60" width="320" height="70" fill="var(--band)" />
        <g fill="none" strokeWidth="2">
          {lines}
        </g>
      </svg>
    ),
  },
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { tags: ['!test'] };
export const Chart: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'EC d’apport' })).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'EC d’apport par jour' })).toBeInTheDocument();
  },
};
export const Table: Story = {
  globals: { locale: 'fr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher en tableau' }));
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Samples: Story = {
  render: () => (
    <>
      {([1, 2, 3, 4, 5, 'band', 'target'] as const).map((series) => (
        <p key={series}>
          <LineSample series={series} /> {series}
        </p>
      ))}
    </>
  ),
};
