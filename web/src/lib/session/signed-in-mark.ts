import { readJson, writeJson } from '../storage';

const key = 'hasSignedIn';

/** Remembers that somebody has signed in on this device, also when they have signed out since. */
export const signedInMark = {
  set: (): void => writeJson('local', key, true),
  isSet: (): boolean => readJson('local', key) !== null,
};
