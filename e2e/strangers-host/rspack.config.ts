// The build of a host that another team could write: the stock plugin of Module Federation, and nothing of this project's own builds.
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { type Configuration, rspack } from '@rspack/core';

const singleton = { singleton: true, requiredVersion: false } as const;
const shared = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'jotai',
  '@seguia/shared/start',
  '@seguia/shared/platform',
  '@seguia/shared/ui',
  '@seguia/shared/ui-dates',
];

/** Makes the configuration that builds the host into the folder `to`. */
export const hostConfiguration = (to: string): Configuration => ({
  context: import.meta.dirname,
  mode: 'production',
  entry: './src/index.ts',
  output: { path: to, uniqueName: 'strangers' },
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    parser: { 'css/auto': { namedExports: false, dashedIdents: false } }, // as the doors' style sheets are written
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
        },
        type: 'javascript/auto',
      },
      { test: /\.css$/, type: 'css/auto' },
      { test: /\.woff2$/, type: 'asset/resource' },
    ],
  },
  plugins: [
    new ModuleFederationPlugin({
      name: 'strangers',
      dts: false,
      manifest: false,
      shared: Object.fromEntries(shared.map((name) => [name, singleton])),
      shareStrategy: 'loaded-first',
      experiments: { provideExternalRuntime: true }, // the remotes bring no runtime of their own
    }),
    new rspack.HtmlRspackPlugin({ title: 'A host of strangers', scriptLoading: 'defer' }),
  ],
  performance: { hints: false },
  stats: 'errors-warnings',
});
