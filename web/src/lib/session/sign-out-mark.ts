import { readJson, removeStored, writeJson } from '../storage';

const key = 'signingOut';

/**
 * Remembers a requested sign-out until Firebase Auth has completed it. Otherwise the session would stay for
 * the next visitor when the page is closed early or Firebase Auth can't be loaded. Where storage is switched off,
 * Firebase Auth cannot store a session either.
 */
export const signOutMark = {
  set: (): void => writeJson('local', key, true),
  clear: (): void => removeStored('local', key),
  isSet: (): boolean => readJson('local', key) !== null,
};
