import { ApiError } from '../errors/api-error.ts';
import { mustConfirmEmail } from '../gateways/find-account.ts';
import type { Caller } from './handler.ts';

/**
 * Requires a confirmed email address, unless the business sends no mails: nobody could confirm one there.
 * @param purpose what it is needed for: 'Then you can write reviews.'
 * @throws ApiError email_not_verified
 */
export async function requireConfirmedEmail(
  caller: Caller,
  purpose: string,
  context: Parameters<typeof mustConfirmEmail>[1],
): Promise<void> {
  if (!(await mustConfirmEmail(caller, context))) return;
  const message = `Please verify your email address first. ${purpose}`;
  throw new ApiError('email_not_verified', message);
}
