const key = 'signingOut';

/**
 * Remembers that somebody asked to sign out until Firebase Auth has done so. Without it a page that is
 * left, or that cannot load Firebase Auth, would leave the session behind for whoever comes next.
 */
export const signOutMark = {
  set(): void {
    try {
      localStorage.setItem(key, 'true');
    } catch {
      // Storage is full or switched off: then Firebase Auth keeps no session there either.
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // See above.
    }
  },
  isSet(): boolean {
    try {
      return localStorage.getItem(key) !== null;
    } catch {
      return false;
    }
  },
};
