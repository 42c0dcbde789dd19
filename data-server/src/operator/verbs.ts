import { accessVerbs } from './access.ts';
import { accountVerbs } from './accounts.ts';
import { auditVerbs } from './audit-log.ts';
import { cropVerbs } from './crops.ts';
import { farmDataVerbs } from './farm-data.ts';
import { farmVerbs } from './farms.ts';
import { fileVerbs } from './files.ts';
import { firstVerbs } from './first-verbs.ts';
import { init } from './init.ts';
import { plantingVerbs } from './plantings.ts';
import { plotVerbs } from './plots.ts';
import { sessionVerbs } from './sessions.ts';
import type { Verb } from './verb.ts';

/** Every command of the program, in the order of its help. */
export const verbs: readonly Verb[] = [
  init,
  ...farmVerbs,
  ...farmDataVerbs,
  ...accountVerbs,
  ...accessVerbs,
  ...plotVerbs,
  ...plantingVerbs,
  ...cropVerbs,
  ...sessionVerbs,
  ...auditVerbs,
  ...fileVerbs,
  ...firstVerbs,
];
