import path from 'node:path';

/** The label of a face, by which its file is named beside others of the same font. */
function fontFile({ filename = '' }: { filename?: string }): string {
  const label = new URLSearchParams(filename.split('?')[1]).get('label');
  return `assets/[name]${label ? `-${label}` : ''}.[contenthash:8][ext]`;
}

/** rspack's rules for the app's fonts: each gets the characters and weights that its face declares. */
export const fontRules = [
  { test: /\bfonts\.css$/, use: [path.join(import.meta.dirname, 'only-declared.ts')] },
  {
    test: /\.woff2$/,
    resourceQuery: /range=/,
    type: 'asset/resource',
    use: [path.join(import.meta.dirname, 'subset.ts')],
    generator: { filename: fontFile },
  },
];
