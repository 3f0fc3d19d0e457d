import { timingSafeEqual } from 'node:crypto';
import type { Endpoints } from '@carwash/domain/endpoints';
import { afterBounce } from '@carwash/domain/messages/delivery-steps';
import type { Context } from '../../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../../db/compare-and-set.ts';
import { readDocument } from '../../db/read-document.ts';
import { ApiError, badInput } from '../../errors/api-error.ts';
import { findAccount } from '../../gateways/find-account.ts';
import type { Reader } from '../../gateways/message-channel.ts';
import type { Handler } from '../../http/handler.ts';
import { noteBouncedAddress } from '../message-preferences.ts';
import { readLetter } from '../read-letter.ts';
import { isForStaff, mailedToHash } from '../read-subject.ts';
import { fieldsAfter } from '../send-by-channel.ts';
import type { Bounce } from './bounce.ts';
import { topicConfirmation } from './topic-confirmation.ts';

/** Shorter secrets could be guessed. In bytes. */
const shortestSecret = 16;

/** Longest time for which Amazon SNS may take to answer, in milliseconds. */
const confirmingMs = 10_000;

/** @throws ApiError not_found, also where no secret is set up */
function requireSecret(given: string, { settings }: Context): void {
  const [secret, other] = [Buffer.from(settings.bounceSecret), Buffer.from(given)];
  const isOurs = secret.length === other.length && timingSafeEqual(secret, other);
  if (!isOurs || secret.length < shortestSecret) {
    throw new ApiError('not_found', 'There is no such address.');
  }
}

/** Returns the email of a reader's account: a mail may go to a new one that they have not confirmed, or mistyped. */
const ownEmail = async ({ uid, email }: Reader, { auth }: Context): Promise<string> =>
  uid === null ? email : ((await findAccount(auth, uid))?.email ?? '');

/**
 * Marks the mail of a message as not delivered, and notes that mails to the address of its reader come back if it was sent there.
 * @returns whether it is a mail of ours
 * @throws ApiError conflict while another channel sends the message: the report has to be sent again
 */
const noteBounce = ({ messageId, status }: Bounce, context: Context): Promise<boolean> =>
  retryOnConflict(async () => {
    const snapshot = messageId && (await readDocument(context.db.messages, messageId));
    if (!snapshot) return false;
    const message = snapshot.data();
    const deliveries = afterBounce(message.deliveries, status);
    if (!deliveries) return true;
    if (message.leasedUntil && message.leasedUntil > context.now()) {
      throw new ApiError('conflict', 'This message is being sent. Please report it again.');
    }
    const { reader, situation } = await readLetter(message, context);
    const batch = context.db.batch();
    batch.update(snapshot.ref, fieldsAfter(message, deliveries), ifUnchanged(snapshot));
    // Nothing is stored about somebody who has left, about the business, or about an address that is not the reader's now.
    const isCustomer = !isForStaff(message.kind) && !situation.isReaderGone;
    const isTheirs = message.mailedTo === mailedToHash(await ownEmail(reader, context), context);
    if (isCustomer && isTheirs) await noteBouncedAddress(batch, reader, context);
    return (await commitIfUnchanged(batch)) || undefined;
  });

/**
 * Takes a report of mails that were not delivered. Amazon SNS first asks whether it may report at all.
 * @throws ApiError not_found for another secret; bad_input for a text that is no report; conflict, see `noteBounce`
 */
export const reportBounce: Handler<Context, Endpoints['reportBounce']> = async (
  { query: { bounceSecret }, body: { text } },
  context,
) => {
  requireSecret(bounceSecret, context);
  const confirmation = topicConfirmation(text);
  if (confirmation) {
    await fetch(confirmation, { redirect: 'error', signal: AbortSignal.timeout(confirmingMs) });
    return { bounced: 0 };
  }
  // Loaded with the first report, because nothing else reads mails.
  const { readBounces } = await import('./read-bounces.ts');
  const bounces = await readBounces(text).catch(() => {
    throw badInput('text', 'This is not a mail.');
  });
  let bounced = 0;
  for (const bounce of bounces) if (await noteBounce(bounce, context)) bounced += 1;
  return { bounced };
};
