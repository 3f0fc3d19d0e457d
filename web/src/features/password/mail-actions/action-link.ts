import { safeReturnPath } from '@carwash/domain/users/safe-return-path';
import { paths } from '~/lib/address/paths';

/** What the links in Firebase's mails can be for. */
export const actionModes = ['resetPassword', 'verifyEmail', 'recoverEmail'] as const;

export type ActionMode = (typeof actionModes)[number];

export interface ActionLink {
  mode: ActionMode;
  /** Proves that the mail has been received; works once. */
  code: string;
  /** Where on this site the mail leads on to. */
  next: string;
}

/** A path of this site from an address of it; home for anything else. */
function pathOn(origin: string, address: string | null): string {
  const url = URL.parse(address ?? '');
  if (url?.origin !== origin) return paths.home;
  return safeReturnPath(url.pathname + url.search + url.hash, paths.home);
}

/**
 * What the link of a mail asks for; null when it is incomplete or for something else.
 * @param search the query that Firebase gave the link
 * @param origin where this site is
 */
export function readActionLink(search: string, origin: string): ActionLink | null {
  const query = new URLSearchParams(search);
  const mode = actionModes.find((known) => known === query.get('mode'));
  const code = query.get('oobCode');
  if (!mode || !code) return null;
  return { mode, code, next: pathOn(origin, query.get('continueUrl')) };
}
