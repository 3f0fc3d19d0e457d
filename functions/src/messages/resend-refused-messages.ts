import type { Endpoints } from '@carwash/domain/endpoints';
import { deliveriesOf, mayHaveArrived } from '@carwash/domain/messages/delivery-steps';
import { accountMessageKinds } from '@carwash/domain/messages/kinds';
import type { Message } from '@carwash/domain/messages/message';
import { deadlineIn } from '../background/deadline.ts';
import type { Context } from '../context.ts';
import { readable } from '../db/readable.ts';
import type { Handler } from '../http/handler.ts';
import { sendAgain } from './resend-message.ts';

/** A call may take one minute; the rest is kept to finish what has begun. In milliseconds. */
const resendingMs = 40_000;

/** Most messages that a call looks at. */
const mostAtOnce = 1000;

/** Number of messages that are sent again at the same time. */
const parallel = 10;

const isRefused = (message: Message): boolean =>
  deliveriesOf(message.deliveries).some(([, { state }]) => state === 'refused') &&
  !mayHaveArrived(message);

/** Sends all refused messages again, the oldest first. Of those that may have arrived a person decides one by one. */
export const resendRefusedMessages: Handler<Context, Endpoints['resendRefusedMessages']> = async (
  { caller },
  context,
) => {
  const deadline = deadlineIn(resendingMs);
  const { docs } = await context.db.messages
    .where('state', '==', 'attention')
    .orderBy('createdAt', 'desc')
    .limit(mostAtOnce)
    .get();
  const refused = readable(docs)
    .filter(({ data }) => isRefused(data) && !(data.kind in accountMessageKinds))
    .toReversed();
  let [tried, resent] = [0, 0];
  while (tried < refused.length && !deadline.hasPassed()) {
    const some = refused.slice(tried, tried + parallel);
    const again = await Promise.all(
      some.map(({ document }) => sendAgain(document, caller, context)),
    );
    tried += some.length;
    resent += again.filter((one) => one !== undefined).length;
  }
  return { resent, remaining: refused.length - tried };
};
