/** Words after a command: `--name value`, and at most one without a dash. */
export interface Arguments {
  /** The value of `--name`; a SettingError that names it where it is missing. */
  required(name: string): string;
  optional(name: string): string | undefined;
  /** Whether `--name`, which takes no value, was typed. */
  has(name: string): boolean;
  /** The word without a dash. */
  file(): string;
}
