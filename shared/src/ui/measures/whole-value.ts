/** When a typed value is whole: it has so many digits before and after its decimal mark, and is usual (`low` to `high`, in the typed unit). */
export interface WholeValue {
  before: number;
  after: number;
  low: number;
  high: number;
}

/** Whether nothing is missing from a typed value, so that the keypad may go on to the next field. */
export function isWhole(text: string, mark: string, { before, after, low, high }: WholeValue): boolean {
  const [whole = '', part = '', ...others] = text.split(mark);
  const digits = /^\d+$/;
  if (others.length > 0 || whole.length !== before || part.length !== after) return false;
  if (!digits.test(whole + part)) return false;
  const value = Number(`${whole}.${part}`);
  return value >= low && value <= high;
}

/** A field's rule as an attribute, which the keypad reads. */
export function writeWhole(rule: WholeValue | undefined): string | undefined {
  return rule && [rule.before, rule.after, rule.low, rule.high].join(' ');
}

/** The rule that `writeWhole` wrote; null where the field has none. */
export function readWhole(text: string | undefined): WholeValue | null {
  if (text === undefined) return null;
  const [before = 0, after = 0, low = 0, high = 0] = text.split(' ').map(Number);
  return { before, after, low, high };
}
