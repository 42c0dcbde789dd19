// The states that every routed screen is shown in. Which screen cannot be in which, its remote's package.json says ("withoutStates").

/** A screen's stories name their state: `Offline`, or a longer name that begins with it, as `OfflineNothingKept`. */
export const states = ['Loading', 'Empty', 'Failing', 'Offline', 'Refused', 'LongTexts', 'RightToLeft'] as const;

export type State = (typeof states)[number];
