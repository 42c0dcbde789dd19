import { serverAtom, type ImportedFile, snake } from '@seguia/shared/platform';
import { answering, nothing, storyFarm, storyProfile } from '@seguia/testing/story-server';
import type { StoryObj } from '@storybook/react-vite';
import { onFarm, type StoryFarm } from './story-farm.ts';

const past = (id: number, more: Partial<ImportedFile>): ImportedFile => ({
  id: `0199a000-0000-7000-8000-1a90${String(id).padStart(8, '0')}`,
  fileName: 'cahier 2024.xlsx',
  imported: 4312,
  skipped: 0,
  createdBy: { id: storyProfile.id, firstname: 'Amina', lastname: 'El Fassi' },
  createdAt: 1_735_000_000,
  version: 1,
  ...more,
});
const files = [past(1, {}), past(2, { fileName: 'serre 4.csv', imported: 380, undoneAt: 1_736_000_000, version: 2 })];
export const page = (data: readonly ImportedFile[]) => () =>
  Response.json({ data: snake([...data]), meta: { current_page: 1, per_page: 100, has_more: false } });

export const at = (path: string) => `/farmers/${storyFarm.id}/${path}`;
type Answers = Parameters<typeof answering>[0];

/** A farm on a server that can import; `more` replaces some answers. */
export const importing = (more: Answers = {}, farm: StoryFarm = {}, capabilities = ['imports', 'meters']) =>
  onFarm({
    ...farm,
    adjust: (store) => {
      localStorage.setItem(`seguia.capabilities:${store.get(serverAtom)}`, JSON.stringify(capabilities));
      answering({
        '/': () => Response.json({ name: 'oasis', version: '2', time: 1, capabilities }),
        [at('imports')]: page(files),
        [at('readings')]: nothing,
        '*': (request) =>
          request.method === 'PUT'
            ? Response.json(snake(past(3, { fileName: 'cahier.csv', imported: 40 })))
            : nothing(),
        ...more,
      });
    },
  });

/** Opens a CSV with this text in the import. */
export const openFile =
  (text: string): NonNullable<StoryObj['play']> =>
  async ({ canvas, userEvent }) => {
    const input = await canvas.findByLabelText(/Excel/);
    await userEvent.upload(input, new File([text], 'cahier.csv', { type: 'text/csv' }));
  };
