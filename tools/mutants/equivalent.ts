/** A mutant that no test can notice, because the program behaves the same with it. */
interface Equivalent {
  file: string;
  /** The source text at that place; StrykerJS's whole range. */
  before: string;
  after: string;
  why: string;
}

export const equivalent: Equivalent[] = [
  {
    file: 'shared/src/domain/readings/drain-percent.ts',
    before: "'0'",
    after: '""',
    why: 'for the type alone: a number in exponential notation always has these parts',
  },
  {
    file: 'shared/src/domain/farm-time.ts',
    before: 'known !== undefined',
    after: 'false',
    why: 'a format that was made before is made again: slower, the same',
  },
  {
    file: 'shared/src/domain/farm-time.ts',
    before: 'formats.set(zone, format);',
    after: ';',
    why: 'as above',
  },
  {
    file: 'shared/src/device/outbox/outbox-answers.ts',
    before: '[]',
    after: '["Stryker was here"]',
    why: 'what is to be removed: no entry has a text for its number',
  },
  {
    file: 'shared/src/session/api/api-error.ts',
    before: 'details.status !== undefined',
    after: 'true',
    why: 'a field that is never set is undefined, too',
  },
  {
    file: 'shared/src/session/api/api-error.ts',
    before: 'details.problem !== undefined',
    after: 'true',
    why: 'a field that is never set is undefined, too',
  },
  {
    file: 'shared/src/session/api/api-error.ts',
    before: 'details.retryAfter !== undefined',
    after: 'true',
    why: 'a field that is never set is undefined, too',
  },
  {
    file: 'shared/src/session/account/account.ts',
    before: "typeof session === 'object'",
    after: 'true',
    why: 'what is no object has no token',
  },
  {
    file: 'shared/src/session/storage/stored-atom.ts',
    before: 'text === null',
    after: 'false',
    why: 'JSON.parse gives null for null, and no setting is null that is not null on a new device',
  },
  {
    file: 'shell/src/sw/state.ts',
    before: "'/~state'",
    after: '""',
    why: 'the only entry of its own cache, so every key finds it again',
  },
  {
    file: 'shell/src/sw/answers.ts',
    before: "{ type: 'window' }",
    after: '{}',
    why: 'windows are what matchAll gives by default',
  },
  {
    file: 'shared/src/session/storage/durable-settings.ts',
    before: "'settings'",
    after: '""',
    why: 'a name that only this file reads and writes; a new database takes any',
  },
  {
    file: 'shared/src/session/storage/durable-settings.ts',
    before: "'~taken-over'",
    after: '""',
    why: 'as above; no setting has either for its key',
  },
  {
    file: 'shared/src/session/storage/storage.ts',
    before: "''",
    after: '"Stryker was here!"',
    why: 'for the types alone: each key is one that the storage has just listed',
  },
  {
    file: 'shared/src/session/clock/clock-news.ts',
    before: 'wrong > 0',
    after: 'wrong >= 0',
    why: 'a clock that is wrong is so by a minute at least',
  },
  {
    file: 'shared/src/session/clock/clock-news.ts',
    before: "'behind'",
    after: '""',
    why: 'any text that is neither null nor the other one; only this file reads it',
  },
  {
    file: 'shell/src/remotes/drawing/draw-marks.ts',
    before: "'null'",
    after: '""',
    why: 'no text at all is no JSON, and what cannot be read is null, too',
  },
  {
    file: 'shell/src/remotes/drawing/draw-marks.ts',
    before: '{ return null; }',
    after: '{}',
    why: 'only this file reads it, and neither null nor nothing is a list of marks',
  },
  {
    file: 'shell/src/remotes/override/devtools.ts',
    before: "''",
    after: '"Stryker was here!"',
    why: 'a title that no browser reads',
  },
  {
    file: 'shell/src/remotes/override/devtools.ts',
    before: "'on'",
    after: '""',
    why: 'any text; only whether there is one is read',
  },
  {
    file: 'shell/src/start/page-language.ts',
    before: "''",
    after: '"Stryker was here!"',
    why: 'a title that no browser reads',
  },
  {
    file: 'shell/src/sw/adopt.ts',
    before: 'url !== registryUrl',
    after: 'true',
    why: 'the worker answers the list’s address with the list, whatever file it has there',
  },
  {
    file: 'mf-auth/src/account/account-form.ts',
    before: '[]',
    after: '["Stryker was here"]',
    why: 'a text has no field, and none is its problem',
  },
  {
    file: 'mf-campaigns/src/export/sheet-xml.ts',
    before: '[]',
    after: '["Stryker was here"]',
    why: 'no column has a text for its number',
  },
  {
    file: 'mf-readings/src/bluetooth/meter-driver.ts',
    before: "'UnreadableError'",
    after: '""',
    why: 'a name for the log alone; the class is what is asked',
  },
  {
    file: 'mf-settings/src/people/pasted-people.ts',
    before: 'email?.toLowerCase()',
    after: 'email?.toUpperCase()',
    why: 'compared only with others that were changed in the same way',
  },
  {
    file: 'shared/src/session/login/farmers.ts',
    before: 'get(turnAtom) + 1',
    after: 'get(turnAtom) - 1',
    why: 'any number that was not there before',
  },
  {
    file: 'shared/src/sync/photos/send-photos.ts',
    before: '() => false',
    after: '() => undefined',
    why: 'either is no: only whether it is true is read',
  },
];
