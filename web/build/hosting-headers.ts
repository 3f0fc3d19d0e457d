import { matchesGlob } from 'node:path';

/** Addresses of the emulators, in the form that the site gets. */
interface Emulators {
  auth: string;
  /** Host and port. */
  firestore: string;
}

interface HeaderRule {
  source: string;
  headers: readonly { key: string; value: string }[];
}

/**
 * Tells whether a rule applies to a path. A source that begins with an exclamation mark applies to all other
 * paths.
 */
const isMeant = (path: string, source: string): boolean =>
  source.startsWith('!') ? !matchesGlob(path, source.slice(1)) : matchesGlob(path, source);

/**
 * Returns the headers, in lower case, that Hosting sends with a path.
 * @param rules of `firebase.json`
 */
export const hostingHeaders = (
  path: string,
  rules: readonly HeaderRule[],
): Record<string, string> =>
  Object.fromEntries(
    rules
      .filter(({ source }) => isMeant(path, source))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );

/**
 * Returns a Content-Security-Policy that also lets browsers talk to the emulators where it lets them talk to
 * Firebase. Other headers stay as they are.
 */
export const allowEmulators = (value: string, { auth, firestore }: Emulators): string =>
  value.replace(
    "connect-src 'self' https:",
    `connect-src 'self' ${auth} http://${firestore} https:`,
  );
