// The states that every routed screen has to be looked at in, and which screen cannot be in which.

/** A screen's stories name their state: `Offline`, or a longer name that begins with it, as `OfflineNothingKept`. */
export const states = ['Loading', 'Empty', 'Failing', 'Offline', 'Refused', 'LongTexts', 'RightToLeft'] as const;

export type State = (typeof states)[number];

const onlyWords = 'words and links: it loads and sends nothing';
const beginsWithOne = 'it begins with something that is there; what is not there is the 404 page of the shell';

/** By route: the states that a screen does not have, each with the reason. */
export const without: Record<string, Partial<Record<State, string>>> = {
  '/start': { Loading: onlyWords, Empty: onlyWords, Failing: onlyWords, Offline: onlyWords, Refused: onlyWords },
  '/app/edit/:id': { Empty: beginsWithOne },
  '/app/one/:id': { Empty: beginsWithOne },
  '/app/unsent': { Loading: 'the outbox is on the device and known before the first paint' },
  '/app/settings': {
    Loading: 'everything it shows is on the device and known before the first paint',
    Empty: 'it always has the same panels',
  },
  '/app/campaign/edit/:id': { Empty: beginsWithOne },
};
