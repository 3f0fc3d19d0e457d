import type { Step } from '../background/step.ts';
import { deleteUnusedImages } from '../images/delete-unused-images.ts';
import { sendDueMessages } from '../messages/send-due-messages.ts';
import { numberRemainingReceipts } from '../receipts/number-receipts.ts';
import { eraseOverdue } from '../retention/erase-overdue.ts';
import { completePastBookings } from '../sales/complete-past-bookings.ts';
import { settleDuePayments } from '../sales/settlement/settle-due-payments.ts';
import { followHours } from '../slots/follow-hours.ts';
import { foldRemainingDeltas } from '../statistics/fold-deltas.ts';
import { finishAccountChanges } from '../users/finish-account-changes.ts';
import { offerDuePlaces } from '../waitlist/offer-due-places.ts';

/** The steps of a run, which run concurrently. */
export const steps: readonly Step[] = [
  { name: 'settle due payments', run: settleDuePayments },
  { name: 'complete past bookings', run: completePastBookings },
  { name: 'offer places to the waitlist', run: offerDuePlaces },
  { name: 'send messages', run: sendDueMessages },
  { name: 'finish changes of accounts', run: finishAccountChanges },
  { name: 'number receipts', run: numberRemainingReceipts },
  { name: 'fold what was counted', run: foldRemainingDeltas },
  { name: 'delete unused pictures', run: deleteUnusedImages },
  { name: 'make slots by the opening hours', run: followHours },
  { name: 'erase what was kept for long enough', run: eraseOverdue },
];

/** The steps of a run that somebody starts through the API, which has no secrets of the channels. */
export const stepsWithoutSending: readonly Step[] = steps.filter(
  ({ run }) => run !== sendDueMessages,
);
