export interface Part {
  /** What it proves, as the end of "left to --all: ". */
  what: string;
  /** Globs of its tests, of which Vitest's projects with the names in `projects` consist. */
  tests?: readonly string[];
  /** Vitest's projects, where `*` stands for any characters. */
  projects?: readonly string[];
  /** The app whose stories belong to it. */
  stories?: string;
  /** Globs of its journeys, of which Playwright's project with the part's name consists. */
  journeys?: readonly string[];
  /** Globs of the files that it reads, besides its tests and journeys. */
  reads: readonly string[];
}
