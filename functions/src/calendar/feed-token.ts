import { createHash, randomBytes } from 'node:crypto';

/** Returns the SHA-256 of a text in hex. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns a new secret of 32 random bytes, for an address. */
export const newFeedToken = (): string => randomBytes(32).toString('base64url');
