import { safeReturnPath } from '@carwash/domain/users/safe-return-path';
import { paths } from '~/lib/address/paths';

/** The purposes of the links in mails about an account. */
const actionModes = [
  'resetPassword',
  'verifyEmail',
  'verifyAndChangeEmail',
  'recoverEmail',
] as const;

export type ActionMode = (typeof actionModes)[number];

export interface ActionLink {
  mode: ActionMode;
  /** One-time code that proves that the mail was received. */
  code: string;
  /** The message that the link came with and its secret; null: a mail that Firebase Auth has sent. */
  sentWith: { messageId: string; secret: string } | null;
  /** Path on this site to continue with. */
  next: string;
}

/** Returns the path of an address on this site; the home page for any other address. */
function pathOn(origin: string, address: string | null): string {
  const url = URL.parse(address ?? '');
  if (url?.origin !== origin) return paths.home;
  return safeReturnPath(url.pathname + url.search + url.hash, paths.home);
}

/**
 * Parses the link of a mail; null when it is incomplete or has another purpose.
 * @param search the query of the link
 * @param origin the origin of this site
 */
export function readActionLink(search: string, origin: string): ActionLink | null {
  const query = new URLSearchParams(search);
  const mode = actionModes.find((known) => known === query.get('mode'));
  const code = query.get('oobCode');
  if (!mode || !code) return null;
  const messageId = query.get('messageId');
  const secret = query.get('secret');
  const sentWith = messageId && secret ? { messageId, secret } : null;
  return { mode, code, sentWith, next: pathOn(origin, query.get('continueUrl')) };
}
