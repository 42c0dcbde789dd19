// The states in which every routed screen is shown. A remote's package.json names the exceptions ("withoutStates").

/** A screen's stories name their state: `Offline`, or a longer name that begins with it, as `OfflineNothingKept`. */
export const states = ['Loading', 'Empty', 'Failing', 'Offline', 'Refused', 'LongTexts', 'RightToLeft'] as const;

export type State = (typeof states)[number];
