import { createHmac } from 'node:crypto';

/** Each purpose has hashes of its own, so nobody can match a text across purposes. */
type HashPurpose = 'author' | 'mail_link' | 'mailed_to' | 'trace';

/** Returns a hash that identifies a text. Without the key nobody can test guesses against it. */
export type KeyedHash = (purpose: HashPurpose, text: string) => string;

/**
 * Returns hashes with a key. An empty key is an error of the first hash and not of the start, because some functions
 * neither have the key nor need it. Without a key anybody could compute the hashes.
 */
export const createKeyedHash =
  (key: string): KeyedHash =>
  (purpose, text) => {
    if (key === '') throw new Error('HASH_KEY is not set');
    return createHmac('sha256', key).update(`${purpose}:${text}`).digest('base64url');
  };
