import { previewOf } from './app-preview.tsx';

// The messages of every app, straight from their sources: the review room needs no build of the texts.
export default {
  ...previewOf(import.meta.glob('../locales/{shell,mf-*}/*.json', { import: 'default' })),
};
