import { type Session, sessionStorageKey } from '@carwash/domain/users/session';
import { roles } from '@carwash/domain/users/user';
import { object, string } from 'yup';

const mirrorSchema = object({
  user: object({
    _id: string().required(),
    name: string().defined(),
    email: string().defined(),
    role: string().oneOf(roles).required(),
  }).required(),
  token: string().required(),
});

export const noSession: Session = { user: null, token: null };

/** The last session that this browser has stored; an empty one when it cannot be read. */
export function readSessionMirror(): Session {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(sessionStorageKey) ?? 'null');
    return mirrorSchema.isValidSync(stored, { strict: true }) ? stored : noSession;
  } catch {
    return noSession;
  }
}

export function writeSessionMirror(session: Session): void {
  try {
    localStorage.setItem(sessionStorageKey, JSON.stringify(session));
  } catch {
    // Storage is full or switched off: the next visit starts without a stored session.
  }
}
