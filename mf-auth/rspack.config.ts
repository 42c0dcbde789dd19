import config from '../tools/rspack.ts';

export default config({ dir: import.meta.dirname });
