import { roles } from '@carwash/domain/roles/role';
import { type Session, sessionStorageKey } from '@carwash/domain/users/session';

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Validates a stored session without a schema, because every page reads the session first and most need no
 * schema library.
 */
function isSession(stored: unknown): stored is Session {
  const { user, token } = Object(stored);
  const { _id, name, email, role } = Object(user);
  const texts = [_id, name, email, token];
  return texts.every(isText) && _id !== '' && token !== '' && roles.includes(role);
}

export const noSession: Session = { user: null, token: null };

/** Returns the last session that this browser has stored; an empty one when it can't be read. */
export function readSessionMirror(): Session {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(sessionStorageKey) ?? 'null');
    return isSession(stored) ? stored : noSession;
  } catch {
    return noSession;
  }
}

export function writeSessionMirror(session: Session): void {
  try {
    localStorage.setItem(sessionStorageKey, JSON.stringify(session));
  } catch {
    // Storage is full or switched off, so the next visit starts without a stored session.
  }
}
