/**
 * The push services of browsers: Chrome and those built on it, Firefox, Safari, and Edge. The server posts to the
 * addresses that browsers report, so any other address could make it call a stranger or our own network.
 */
export const defaultPushServices = [
  'https://fcm.googleapis.com',
  'https://*.push.services.mozilla.com',
  'https://*.push.apple.com',
  'https://*.notify.windows.com',
].join(' ');

/**
 * Parses origins, separated by spaces, in which `*` stands for any host name or port.
 * @throws TypeError for anything else
 */
export const parsePushServices = (text: string): URLPattern[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map((origin) => new URLPattern(`${origin}/*`));
