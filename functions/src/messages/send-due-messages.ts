import type { Deadline } from '../background/deadline.ts';
import { drain } from '../background/drain.ts';
import type { StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import { deliverMessage } from './deliver-message.ts';

/** Sends what is due: reminders, further attempts, and whatever a sender has left. */
export const sendDueMessages = (context: Context, deadline: Deadline): Promise<StepCounts> =>
  drain(
    {
      documents: context.db.messages,
      dueAt: 'dueAt',
      parallel: 5,
      work: ({ id }) => deliverMessage(id, context, deadline),
    },
    context,
    deadline,
  );
