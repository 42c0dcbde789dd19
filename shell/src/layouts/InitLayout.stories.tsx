import { EmptyState, Page } from '@seguia/shared/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Route, Routes } from 'react-router';
import { InitLayout } from './InitLayout.tsx';

const meta = {
  title: 'Shell/Init layout',
  component: InitLayout,
  parameters: { path: '/start', padded: false },
  render: () => (
    <Routes>
      <Route element={<InitLayout />}>
        <Route
          path="*"
          element={
            <Page title="Bienvenue" width="form">
              <EmptyState title="Une page publique." />
            </Page>
          }
        />
      </Route>
    </Routes>
  ),
} satisfies Meta<typeof InitLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Phone: Story = {};
export const Desktop: Story = { globals: { viewport: { value: 'desktop', isRotated: false } } };
