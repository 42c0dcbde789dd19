/**
 * Every code of what may be wrong with a reading, declared once: how grave it is, and who finds it. `rules` are the rules that form and server
 * share, `server` is what only the server knows. `refused` is never saved, here or on the server; `ask` brings up one question ("is this
 * right?"), then it is accepted. Stable: texts and the server's `errors[].code` depend on them. Each place that words them has
 * `satisfies Record<…>`, so that a new code is an error of types there (docs/how-to.md, "Add a rule").
 */
export const problemCodes = {
  // For every quantity that has none of its own.
  below_possible: { severity: 'refused', by: 'rules' },
  above_possible: { severity: 'refused', by: 'rules' },
  unusual: { severity: 'ask', by: 'rules' },
  ec_negative: { severity: 'refused', by: 'rules' },
  ec_over_20: { severity: 'refused', by: 'rules' },
  ec_unusual: { severity: 'ask', by: 'rules' },
  ph_out_of_range: { severity: 'refused', by: 'rules' },
  ph_unusual: { severity: 'ask', by: 'rules' },
  percent_negative: { severity: 'refused', by: 'rules' },
  percent_over_60: { severity: 'ask', by: 'rules' },
  percent_over_100: { severity: 'ask', by: 'rules' },
  required: { severity: 'refused', by: 'rules' },
  date_invalid: { severity: 'refused', by: 'rules' },
  time_invalid: { severity: 'refused', by: 'rules' },
  date_in_future: { severity: 'refused', by: 'rules' },
  nothing_measured: { severity: 'refused', by: 'rules' },
  not_a_number: { severity: 'refused', by: 'rules' },
  volume_negative: { severity: 'refused', by: 'rules' },
  volume_zero: { severity: 'refused', by: 'rules' },
  drippers_not_whole: { severity: 'refused', by: 'rules' },
  drippers_under_1: { severity: 'refused', by: 'rules' },
  too_long: { severity: 'refused', by: 'rules' },
  date_long_ago: { severity: 'ask', by: 'rules' },
  ec_ph_swapped: { severity: 'ask', by: 'rules' },
  drippers_over_100: { severity: 'ask', by: 'rules' },
  jump: { severity: 'ask', by: 'rules' },
  plot_closed: { severity: 'refused', by: 'server' },
  plot_unknown: { severity: 'refused', by: 'server' },
  meter_unknown: { severity: 'refused', by: 'server' },
  timestamp_mismatch: { severity: 'refused', by: 'server' },
} as const satisfies Record<string, { severity: 'refused' | 'ask'; by: 'rules' | 'server' }>;

type CodeOf<Of> = {
  [Code in keyof typeof problemCodes]: (typeof problemCodes)[Code] extends Of ? Code : never;
}[keyof typeof problemCodes];

/** What the shared rules refuse. */
export type RefusedCode = CodeOf<{ severity: 'refused'; by: 'rules' }>;

/** What the shared rules ask about. */
export type QuestionCode = CodeOf<{ severity: 'ask' }>;

/** What the shared rules find. */
export type ReadingProblemCode = RefusedCode | QuestionCode;

/** What the server can answer about a reading. */
export type SentCode = CodeOf<{ severity: 'refused' }>;

/** Whether this version of the app knows a code of an answer: a newer server has more. */
export function isSentCode(code: string): code is SentCode {
  return Object.hasOwn(problemCodes, code) && problemCodes[code as keyof typeof problemCodes].severity === 'refused';
}
