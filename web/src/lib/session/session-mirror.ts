import { roles } from '@carwash/domain/roles/role';
import { type Session, sessionStorageKey } from '@carwash/domain/users/session';
import { readJson, writeJson } from '../storage';

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
  const stored = readJson('local', sessionStorageKey);
  return isSession(stored) ? stored : noSession;
}

export const writeSessionMirror = (session: Session): void =>
  writeJson('local', sessionStorageKey, session);
