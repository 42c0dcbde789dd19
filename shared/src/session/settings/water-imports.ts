import * as v from 'valibot';
import { farmAtom } from '../account/farm-choice.ts';
import { accountKeyAtom } from '../account/session.ts';
import { jsonOr, storedAtom } from '../storage/stored-atom.ts';

const values = v.object({ irrigation: v.nullable(v.number()), radiation: v.nullable(v.number()) });
const schema = v.array(
  v.object({
    id: v.string(),
    fileName: v.string(),
    at: v.number(),
    days: v.array(v.object({ id: v.string(), before: v.nullable(values), after: values })),
  }),
);

/**
 * The water and light that came in from one file: each day's values before it, null where there were none, and after it. `id` is that of the
 * import whose readings came with them. `at` is in Unix seconds.
 */
export type ImportedWater = Readonly<v.InferOutput<typeof schema>[number]>;

/** The files of water and light that this device imported last, newest first, to undo them. Stored per account and farm. */
export const importedWaterAtom = storedAtom<readonly ImportedWater[]>(
  (get) => {
    const account = get(accountKeyAtom);
    const farm = get(farmAtom);
    return account && farm && `seguia.imported-water:${account}:${farm.id}`;
  },
  jsonOr<readonly ImportedWater[]>(schema, []),
);
