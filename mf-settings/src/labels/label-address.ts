/**
 * The address in the code of a plot's label. It names the farm, because a plot of another farm is not on the device, and no language: the
 * phone that scans it has its own.
 */
export const labelAddress = (origin: string, farmId: string, plotId: string): string =>
  `${origin}/app/at/${encodeURIComponent(farmId)}/${encodeURIComponent(plotId)}`;
