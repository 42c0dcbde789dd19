import config from '../tools/bundle/rspack.ts';
import { writeLicences } from './licences.ts';

writeLicences();

export default config({ dir: import.meta.dirname });
