/** A time zone to choose: its IANA name, and that name as people read it. */
export interface ZoneChoice {
  id: string;
  label: string;
}

/** The device's zone; UTC where it does not say. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** All zones that this device knows, its own first. "Africa/Casablanca" becomes "Casablanca (Africa)", so that typing a town finds it. */
export function zoneChoices(own = ownZone()): ZoneChoice[] {
  const known = Intl.supportedValuesOf('timeZone').filter((zone) => zone !== own);
  return [own, ...known].map((id) => ({ id, label: zoneName(id) }));
}

function zoneName(id: string): string {
  const [area = '', ...parts] = id.replaceAll('_', ' ').split('/');
  return parts.length === 0 ? area : `${parts.join(', ')} (${area})`;
}
