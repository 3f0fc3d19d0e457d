import { createHash } from 'node:crypto';
import type { Reader } from '../gateways/message-channel.ts';

export const hashOfAddress = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 40);

/** Returns the id of the reader's preferences: the account, or a hash of the address without one. */
export const preferencesIdOf = ({ uid, email }: Pick<Reader, 'uid' | 'email'>): string =>
  uid ?? `mail-${hashOfAddress(email)}`;
