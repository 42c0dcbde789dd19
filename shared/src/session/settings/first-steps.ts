import * as v from 'valibot';
import { farmAtom } from '../account/farm-choice.ts';
import { accountKeyAtom } from '../account/session.ts';
import { jsonOr, storedAtom } from '../storage/stored-atom.ts';

/** What this device remembers of a new farm's first steps. */
export interface FirstSteps {
  /** Whether their list was shown: it stays until all is done, and does not come to a farm that was set up elsewhere. */
  begun: boolean;
  /** Whether somebody has been invited. The people of a farm are not on the device. */
  invited: boolean;
  /** Whether the person has put the list away. */
  dismissed: boolean;
}

const none: FirstSteps = { begun: false, invited: false, dismissed: false };
const schema = v.object({ begun: v.boolean(), invited: v.boolean(), dismissed: v.boolean() });

/** The first steps of the chosen farm. Stored per account and farm. */
export const firstStepsAtom = storedAtom<FirstSteps>(
  (get) => {
    const account = get(accountKeyAtom);
    const farm = get(farmAtom);
    return account && farm && `seguia.first-steps:${account}:${farm.id}`;
  },
  jsonOr<FirstSteps>(schema, none),
);
