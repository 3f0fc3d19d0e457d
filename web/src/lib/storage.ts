/** local: kept on this device. session: kept in this tab, until it is closed. */
type Kind = 'local' | 'session';

/** Throws where storage is switched off. */
const storageOf = (kind: Kind): Storage => (kind === 'local' ? localStorage : sessionStorage);

/** Returns a stored value, not validated; null when there is none or it cannot be read. */
export function readJson(kind: Kind, key: string): unknown {
  try {
    return JSON.parse(storageOf(kind).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON. Does nothing where storage is full or switched off. */
export function writeJson(kind: Kind, key: string, value: unknown): void {
  try {
    storageOf(kind).setItem(key, JSON.stringify(value));
  } catch {
    // The next reader finds what was stored before.
  }
}

/** Removes a stored value. Does nothing where storage is switched off. */
export function removeStored(kind: Kind, key: string): void {
  try {
    storageOf(kind).removeItem(key);
  } catch {
    // There is nothing to remove.
  }
}
