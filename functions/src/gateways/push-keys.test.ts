import { expect, test } from 'vitest';
import webPush from 'web-push';
import { faultOfPushKeys } from './push-keys.ts';

const [keys, others] = [webPush.generateVAPIDKeys(), webPush.generateVAPIDKeys()];
const isNone = 'PUSH_PRIVATE_KEY is not a key.';
const apart = 'PUSH_PUBLIC_KEY and PUSH_PRIVATE_KEY do not belong together.';

test.each([
  ['a pair', keys, null],
  ['no private key', { ...keys, privateKey: '' }, isNone],
  ['any text', { ...keys, privateKey: 'unused' }, isNone],
  ['a number outside of the curve', { ...keys, privateKey: 'A'.repeat(43) }, isNone],
  ['keys of two pairs', { ...keys, privateKey: others.privateKey }, apart],
  ['a public key that is none', { ...keys, publicKey: 'BAAA' }, apart],
])('our own keys: %s', (_case, pair, fault) => {
  expect(faultOfPushKeys(pair)).toBe(fault);
});
