import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Pin } from '@carwash/domain/users/pin';

type HashedPin = Pick<Pin, 'salt' | 'hash'>;

const deriveKey = promisify<string, Buffer, number, Buffer>(scrypt);

const [saltBytes, hashBytes] = [16, 32];

/** Returns the hash of a PIN with a new random salt. */
export async function hashPin(pin: string): Promise<HashedPin> {
  const salt = randomBytes(saltBytes);
  const hash = await deriveKey(pin, salt, hashBytes);
  return { salt: salt.toString('base64'), hash: hash.toString('base64') };
}

/** Tells whether a PIN is the one that was hashed, in a time that does not depend on how much of it is right. */
export async function isRightPin(pin: string, { salt, hash }: HashedPin): Promise<boolean> {
  const given = await deriveKey(pin, Buffer.from(salt, 'base64'), hashBytes);
  return timingSafeEqual(given, Buffer.from(hash, 'base64'));
}
