/** The words after a command: `--name value`, and at most one word without dashes. */
export interface Arguments {
  /** The value of `--name`. Throws a SettingError that names it where it is missing. */
  required(name: string): string;
  optional(name: string): string | undefined;
  /** Whether the option `--name`, which has no value, was typed. */
  has(name: string): boolean;
  /** The word without dashes. */
  file(): string;
}
