import { createHash } from 'node:crypto';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { AccountMessageKind } from '@carwash/domain/messages/kinds';
import type { MessageFacts } from '@carwash/domain/messages/message';
import { type Auth, FirebaseAuthError, type UserRecord } from 'firebase-admin/auth';
import type { Context } from '../context.ts';
import { commitIfUnchanged } from '../db/compare-and-set.ts';
import type { Handler } from '../http/handler.ts';
import { requireRecentSignIn } from '../http/require-recent-sign-in.ts';
import { queueMessages } from '../outbox/queue-messages.ts';

/** A second request within this time, such as a double click, gets no mail of its own. In milliseconds. */
const repeatedMs = 10_000;

/** Writes a message about an account, at most one of each kind in ten seconds. */
async function tellAccount(
  kind: AccountMessageKind,
  uid: string,
  facts: MessageFacts,
  context: Context,
): Promise<void> {
  const now = context.now();
  const time = Math.floor(now.getTime() / repeatedMs).toString(36);
  // Another address is another request.
  const address = createHash('sha256')
    .update(facts.email ?? '')
    .digest('hex')
    .slice(0, 4);
  const version = `${time}-${address}`;
  const batch = context.db.batch();
  queueMessages(batch, [{ kind, uid, bookingId: null, version, facts, dueAt: now }], context);
  // A conflict means that the request was repeated.
  await commitIfUnchanged(batch);
}

/** Sends the caller a link that proves that the address of the account is theirs. */
export const sendVerificationMail: Handler<Context, Endpoints['sendVerificationMail']> = async (
  { body: { returnPath }, caller: { uid } },
  context,
) => {
  await tellAccount('verify_email', uid, { returnPath }, context);
  return {};
};

async function accountOfEmail(auth: Auth, email: string): Promise<UserRecord | null> {
  try {
    return await auth.getUserByEmail(email);
  } catch (error) {
    if (error instanceof FirebaseAuthError && error.code === 'auth/user-not-found') return null;
    throw error;
  }
}

/** Sends a link with which a new password can be set, if the address has an account that is not disabled. */
export const sendResetMail: Handler<Context, Endpoints['sendResetMail']> = async (
  { body: { email, returnPath } },
  context,
) => {
  const account = await accountOfEmail(context.auth, email);
  // Firebase Auth makes no link for a disabled account.
  if (account && !account.disabled) {
    await tellAccount('reset_password', account.uid, { returnPath }, context);
  }
  return {};
};

/**
 * Sends a link to a new address that makes it the email of the account. An address that has an account gets
 * nothing.
 * @throws ApiError recent_sign_in_required
 */
export const sendEmailChangeMail: Handler<Context, Endpoints['sendEmailChangeMail']> = async (
  { body: { email, returnPath }, caller },
  context,
) => {
  requireRecentSignIn(caller, context);
  if ((await accountOfEmail(context.auth, email)) === null) {
    await tellAccount('change_email', caller.uid, { email, returnPath }, context);
  }
  return {};
};
