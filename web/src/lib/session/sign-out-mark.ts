const key = 'signingOut';

/**
 * Remembers a requested sign-out until Firebase Auth has completed it. Otherwise the session would stay for
 * the next visitor when the page is closed early or Firebase Auth can't be loaded.
 */
export const signOutMark = {
  set(): void {
    try {
      localStorage.setItem(key, 'true');
    } catch {
      // Storage is full or switched off; then Firebase Auth can't store a session there either.
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is switched off, so there is nothing to remove.
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
