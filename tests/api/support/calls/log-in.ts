import { password } from '../../../support/accounts/accounts.ts';
import { type Answer, call } from '../../../support/calls/call.ts';
import type { Harness } from '../harness/harness.ts';

export const logIn = (
  harness: Harness,
  email: string,
  accountPassword = password,
): Promise<Answer & { token?: string }> =>
  call(harness, 'POST', '/auth/login', { json: { email, password: accountPassword } });
