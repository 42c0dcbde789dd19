import config from '../tools/rspack.ts';
import { writeLicences } from './licences.ts';

writeLicences();

export default config({ dir: import.meta.dirname });
