// The one rspack configuration, for the shell and for every remote.
import path from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { type Configuration, rspack } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { locales } from '../../shared/src/i18n/locales.ts';
import { stillSprings, unusedByGraphs } from './aliases.ts';
import { browsers } from './browsers.ts';
import { BootScriptPlugin } from './boot-script.ts';
import { fontRules } from './fonts/rules.ts';
import { serveDevLists } from './dev/registry.ts';
import { declarationOf } from '../remotes.ts';
import { federationRuntime, leanRuntime, sharedVersions } from './federation.ts';
import { PageStylesPlugin, pageParameters } from './page.ts';
import { quickLocaleRule } from './quick-locale-check.ts';
import { common, remotePlugins } from './remote-plugins.ts';
import { remoteStyles } from './remote-styles.ts';
import { ReleaseFilePlugin } from './release-file.ts';
import { SortedIntegrityPlugin } from './sorted-integrity.ts';
import { localizedManifest } from '../manifest.ts';
import { ServiceWorkerPlugin } from './service-worker.ts';

interface App {
  /** The app's folder, `import.meta.dirname` of its rspack.config.ts. */
  dir: string;
  /** Builds the shell with mf-auth inside and without federation: the yardstick of `proofs/load/bench-load.ts`. */
  single?: boolean;
}

/** Federation's name of an app: a JavaScript identifier. */
const containerName = (app: string) => app.replaceAll('-', '_');

/** In the package @seguia/build it is JavaScript, like this file there. */
const withoutDefaultMessages = path.join(
  import.meta.dirname,
  `without-default-messages${path.extname(import.meta.filename)}`,
);

const createGregorianCalendar = path.join(import.meta.dirname, '../../shared/src/ui/dates/create-calendar.ts');
const languages = [...new Set(locales.map(({ locale }) => new Intl.Locale(locale).language))];

/** Makes the configuration of the app in `dir`; the folder's name tells which app it is. */
export default function config({ dir, single = false }: App) {
  const app = path.basename(dir);
  const shell = app === 'shell';
  const doors = shell ? sharedVersions()['@seguia/shared/platform']! : '';
  return ({ RSPACK_SERVE: dev = false }: { RSPACK_SERVE?: boolean } = {}): Configuration => ({
    context: dir,
    mode: dev ? 'development' : 'production',
    entry: shell ? [...(dev ? [path.join(import.meta.dirname, 'fast-refresh.js')] : []), './src/main.tsx'] : {},
    devtool: dev ? 'cheap-module-source-map' : 'hidden-source-map', // a release lays the maps apart from what is public
    output: {
      path: path.join(dir, 'dist'),
      clean: !dev, // a page behind by two builds needs the hot update of the first, or it reloads and loses what is typed
      uniqueName: app,
      chunkLoadingGlobal: `rspackChunk${containerName(app)}`, // the shell keeps those of two versions apart by this name
      publicPath: shell ? '/' : 'auto',
      filename: fileName(shell, dev, 'js'),
      chunkFilename: fileName(shell, dev, 'js'),
      cssFilename: fileName(shell, dev, 'css'),
      cssChunkFilename: fileName(shell, dev, 'css'),
      assetModuleFilename: shell ? 'assets/[name].[contenthash:8][ext]' : '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: {
        // Messages are compiled at build time, so the browser needs no parser for them.
        '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
        ...federationRuntime(),
        ...stillSprings,
        ...unusedByGraphs,
        ...(single && { [path.join(dir, 'src/remotes/load.ts')]: path.join(import.meta.dirname, 'single-bundle.ts') }),
      },
    },
    module: {
      // Custom properties cross modules by design: the layout sets the width of its header's end, and pages read it. A remote's selector
      // without a class of its own would also style the pages of others.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false, pure: !shell } },
      rules: [
        typescript(dev, shell),
        { test: /\.css$/, type: 'css/auto' },
        // These packages do not say that importing them does nothing, so all of them would come with one part.
        {
          test: /node_modules\/(?:@nivo|d3-[\w-]+|lodash|react-virtualized-auto-sizer|use-debounce)\//,
          sideEffects: false,
        },
        { test: /\.woff2$/, type: 'asset/resource' },
        ...(shell ? [quickLocaleRule, ...fontRules] : []),
      ],
    },
    plugins: [
      ...(shell ? [] : remotePlugins(dir, containerName(app), dev)),
      shell &&
        new rspack.DefinePlugin({
          __HOST_API__: JSON.stringify(doors),
          __SHARED_VERSIONS__: JSON.stringify(sharedVersions()),
          ...leanRuntime,
        }),
      !dev && new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha256'] }),
      !dev && new SortedIntegrityPlugin(),
      shell &&
        new rspack.HtmlRspackPlugin({
          template: './src/index.html',
          scriptLoading: 'defer',
          inject: 'head', // deferred there: the page holds the style sheet, and a script below it would be asked for later
          templateParameters: pageParameters(dir),
        }),
      // React Aria's own words come in 34 languages.
      shell && optimizeLocales.rspack({ locales: languages }),
      shell && new rspack.NormalModuleReplacementPlugin(/\/createCalendar\.mjs$/, createGregorianCalendar),
      shell && new PageStylesPlugin({ inside: !dev }),
      shell && new BootScriptPlugin(doors),
      shell &&
        new rspack.CopyRspackPlugin({
          patterns: [
            {
              from: 'public',
              transform: (content, file) =>
                file.endsWith('.webmanifest') ? localizedManifest(content.toString('utf8')) : content,
            },
          ],
        }),
      shell && !dev && compileAtOnce,
      shell && new ServiceWorkerPlugin(),
      dev && new ReactRefreshRspackPlugin(),
      !dev && !shell && remoteStyles,
      !dev && new ReleaseFilePlugin(),
    ],
    optimization: {
      // Code that several screens of an app share is one file, and not copied into each, so that a device stores it once. Sizes are in bytes.
      splitChunks: {
        chunks: 'async',
        minSize: 6000,
        cacheGroups: { defaultVendors: false, ...(!shell && { common }) },
      },
      minimizer: [
        // Two passes are the default; a fourth still finds something, a sixth does not.
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { mangle: inOrder, compress: { passes: 4 } } }),
        // Without targets it rewrites logical properties with `:lang()`, which is wrong for a part with its own direction.
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: browsers } }),
      ],
    },
    performance: { hints: false },
    devServer: {
      port: declarationOf(app).port,
      host: 'localhost',
      hot: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      historyApiFallback: shell,
      setupMiddlewares: (middlewares) => (shell ? [...serveDevLists, ...middlewares] : middlewares),
    },
    lazyCompilation: false, // its client would ask the shell's server for a remote's modules
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' }, // federation's plugin warns in each build of what `publicPath: 'auto'` is chosen for
  });
}

/**
 * Short names in order of appearance. By the frequency of characters they would depend on the checkout's folder, which is in the hashes that
 * stand for other files' names until all are known. The type lacks this option of the minifier.
 */
const inOrder: object = { disableCharFreq: true };

/**
 * Lets Chromium compile all functions of the shell's first script while it is fetched, on a thread beside the page's (explicit compile hints,
 * from Chrome 136 on; to others it is a comment). It must be the file's first line, so it is added once the minifier is done.
 */
const compileAtOnce = new rspack.BannerPlugin({
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  entryOnly: true,
  test: /\.js$/,
  stage: rspack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
});

function fileName(shell: boolean, dev: boolean, ending: string) {
  return `${shell ? 'assets/' : ''}[name]${dev ? '' : '.[contenthash:8]'}.${ending}`;
}

function typescript(dev: boolean, shell: boolean) {
  return {
    test: /\.tsx?$/,
    exclude: { and: [/node_modules/], not: [/node_modules\/@seguia\//] }, // the domain's rules are in a package of sources
    use: [
      {
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript' as const, tsx: true },
            transform: { react: { runtime: 'automatic' as const, development: dev, refresh: dev } },
          },
          env: { targets: browsers },
        },
      },
      // The shell starts before its texts have loaded.
      ...(dev || shell ? [] : [withoutDefaultMessages]),
    ],
    type: 'javascript/auto' as const,
  };
}
