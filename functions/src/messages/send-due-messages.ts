import { type MessageKind, messageKinds, urgentMessageKinds } from '@carwash/domain/messages/kinds';
import type { Deadline } from '../background/deadline.ts';
import { drain, sumOf } from '../background/drain.ts';
import type { StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import { deliverMessage } from './deliver-message.ts';

/** Returns what is wrong with the settings of our channels. */
async function faultsOf({ messageChannels }: Context): Promise<string[]> {
  const faults = await Promise.all(Object.values(messageChannels).map(({ fault }) => fault?.()));
  return faults.filter((fault) => fault != null);
}

const otherKinds = (Object.keys(messageKinds) as MessageKind[]).filter(
  (kind) => !urgentMessageKinds.includes(kind),
);

/** Sends what is due of these kinds, each mail in its turn, until the next turn is after the deadline. */
function sendKinds(
  kinds: readonly MessageKind[],
  context: Context,
  deadline: Deadline,
): Promise<StepCounts> {
  let isPaceUsed = false;
  const sending = { ...deadline, hasPassed: () => isPaceUsed || deadline.hasPassed() };
  const waitForTurn = async (until: Date): Promise<boolean> => {
    const waitMs = until.getTime() - context.now().getTime();
    if (isPaceUsed || waitMs > deadline.msLeft()) {
      isPaceUsed = true;
      return false;
    }
    await context.wait(waitMs);
    return true;
  };
  return drain(
    {
      documents: context.db.messages.where('kind', 'in', kinds),
      dueAt: 'dueAt',
      parallel: 5,
      work: (message) => deliverMessage(message.id, context, sending, message, waitForTurn),
    },
    context,
    sending,
  );
}

/** Sends what is due: reminders, further attempts, and whatever a sender has left. What is urgent comes first. */
export async function sendDueMessages(context: Context, deadline: Deadline): Promise<StepCounts> {
  const urgent = await sendKinds(urgentMessageKinds, context, deadline);
  const others = await sendKinds(otherKinds, context, deadline);
  const faults = await faultsOf(context);
  return { ...sumOf([urgent, others]), ...(faults.length > 0 && { faults }) };
}
