import { matchesGlob } from 'node:path';

/** Addresses of the emulators, as the site gets them. */
interface Emulators {
  auth: string;
  /** Host and port. */
  firestore: string;
}

interface HeaderRule {
  source: string;
  headers: readonly { key: string; value: string }[];
}

/** A source may begin with an exclamation mark: any other path. */
const isMeant = (path: string, source: string): boolean =>
  source.startsWith('!') ? !matchesGlob(path, source.slice(1)) : matchesGlob(path, source);

/** The headers, in lower case, that Hosting sends with a path. @param rules of `firebase.json` */
export const hostingHeaders = (
  path: string,
  rules: readonly HeaderRule[],
): Record<string, string> =>
  Object.fromEntries(
    rules
      .filter(({ source }) => isMeant(path, source))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
  );

/** A Content-Security-Policy by which browsers may talk to the emulators, too. Other headers stay as they are. */
export const allowEmulators = (value: string, { auth, firestore }: Emulators): string =>
  value.replace("connect-src 'self'", `connect-src 'self' ${auth} http://${firestore}`);
