/** Addresses and their `sha256-…` digests. */
export type Files = Record<string, string>;

/** The shell, or one version of a remote. */
export interface Part {
  files: Files;
  /** For a shell the version of its doors (missing before 1.10); for a remote the range that it works with. */
  hostApi?: string | undefined;
  /** For a remote. */
  version?: string;
  /** The set's registry entries for this remote, as they were sent. */
  listed?: readonly unknown[];
}

/** One shell and one version of each remote. */
export interface FileSet {
  id: string;
  shell: Part;
  remotes: Record<string, Part>;
  /** The registry of these remotes, and its address. */
  registry: { url: string; text: string };
}

/** All files of a set. */
export function filesOf({ shell, remotes }: FileSet): Files {
  return Object.assign({}, shell.files, ...Object.values(remotes).map(({ files }) => files)) as Files;
}
