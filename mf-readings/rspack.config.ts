import config from '../tools/bundle/rspack.ts';

export default config({ dir: import.meta.dirname });
