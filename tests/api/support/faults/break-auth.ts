import type { Auth } from 'firebase-admin/auth';
import type { Harness } from '../harness/harness.ts';

const killed = () => Promise.reject(new Error('The process was killed'));

/**
 * Replaces one method of the handlers' Firebase Auth.
 * @returns a function that restores it
 */
function replaceInAuth(harness: Harness, replaced: keyof Auth, instead: unknown): () => void {
  const { auth } = harness.context;
  harness.context.auth = new Proxy(auth, {
    get: (target, method: keyof Auth) => {
      if (method === replaced) return instead;
      const value: unknown = target[method];
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return () => {
    harness.context.auth = auth;
  };
}

/**
 * Makes the handlers fail at one method of Firebase Auth, but not the wrapper, which checks tokens.
 * @returns a function that restores it
 */
export const breakAuth = (harness: Harness, broken: keyof Auth): (() => void) =>
  replaceInAuth(harness, broken, killed);

/** Runs `happens` just before the next change of an account by this method of Firebase Auth. */
export function beforeNextChange(
  harness: Harness,
  method: 'setCustomUserClaims' | 'updateUser',
  happens: () => Promise<unknown>,
): void {
  const { auth } = harness.context;
  const restore = replaceInAuth(harness, method, async (uid: string, change: object) => {
    restore();
    await happens();
    await auth[method](uid, change);
  });
}
