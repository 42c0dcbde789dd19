/** What people who may change bands do with a plot. */
export interface BandActs {
  onAdd: (plotId: string) => void;
  onOpen: (bandId: string) => void;
  /** Undefined where the data server does not know stages. */
  onStages: ((plotId: string) => void) | undefined;
}
