/** Header of every answer of the API, with the id of its build. */
export const buildHeader = 'x-build';

/** Header of every answer of the API: see `describeSettings`. */
export const settingsHeader = 'x-settings';

/** Settings with which server and client are both built. */
export interface SharedSettings {
  currency: string;
  timeZone: string;
  country: string;
  /** Names separated by spaces. */
  vehicleDetails: string;
  pushKey: string;
}

/** Writes settings in one line: 'currency=USD; timeZone=Asia/Dhaka; …' */
export const describeSettings = (settings: SharedSettings): string =>
  (['currency', 'timeZone', 'country', 'vehicleDetails', 'pushKey'] as const)
    .map((name) => `${name}=${settings[name]}`)
    .join('; ');

/** Returns what differs between two descriptions: ['currency=USD, not BDT'] */
export function settingsThatDiffer(ours: string, theirs: string): string[] {
  const others = new Map(
    theirs.split('; ').map((part) => [part.slice(0, part.indexOf('=')), part]),
  );
  return ours.split('; ').flatMap((part) => {
    const name = part.slice(0, part.indexOf('='));
    const other = others.get(name) ?? `${name}=`;
    return other === part ? [] : [`${part}, not ${other.slice(name.length + 1)}`];
  });
}
