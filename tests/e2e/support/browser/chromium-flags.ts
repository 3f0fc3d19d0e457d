/** Nothing but the suite can be reached, whatever a page asks for. */
const noOutside = 'MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

/** For a Chromium that opens nothing but the suite's pages and does nothing besides. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--host-resolver-rules=${noOutside}`,
];
