import { createECDH } from 'node:crypto';

/** VAPID keys, base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/** Returns the public key that belongs to a private key; null if that is none. */
function publicKeyOf(privateKey: string): string | null {
  const bytes = Buffer.from(privateKey, 'base64url');
  if (bytes.length !== 32) return null;
  try {
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(bytes);
    return pair.getPublicKey('base64url');
  } catch {
    return null;
  }
}

/** Returns what is wrong with our own keys; null: nothing. */
export function faultOfPushKeys({ publicKey, privateKey }: PushKeys): string | null {
  const expected = publicKeyOf(privateKey);
  if (expected === null) return 'PUSH_PRIVATE_KEY is not a key.';
  return expected === publicKey
    ? null
    : 'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY do not belong together.';
}
