import type { Endpoints } from '@carwash/domain/endpoints';
import { slotTaken } from '@carwash/domain/payments/sale-refusals';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { isSlotOpen } from '@carwash/domain/slots/slot-state';
import { cannotBuy, notWaiting } from '@carwash/domain/waitlist/refusals';
import { datesOfEntry, type WaitlistEntry } from '@carwash/domain/waitlist/waitlist-entry';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { readDates } from '../days/read-days.ts';
import { readEntry } from '../days/waitlist-entries.ts';
import { commitOrFindOwn, retryOnConflict } from '../db/compare-and-set.ts';
import { badInput, toError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { clearLapsedHolds } from '../sales/settlement/query-and-settle.ts';
import { slotNotFound } from '../slots/answer-of-slot.ts';
import { addOffer, slotForWaiting } from './add-offer.ts';
import { canBuySlot } from './can-buy-slot.ts';
import { waitlistAuditSubject } from './waitlist-audit-subject.ts';

/**
 * Offers a free time of the day to somebody who waits, whoever is first in line.
 * @throws ApiError not_found, bad_input for another service or day, conflict for somebody who does not wait any more
 * or could not buy the time,
 * slot_taken, slot_being_paid
 */
export const offerPlace: Handler<Context, Endpoints['offerPlace']> = (
  { params, body: { slotId }, caller },
  context,
) =>
  retryOnConflict(async () => {
    const snapshot = await readEntry(params.id, context);
    const entry = snapshot.data();
    if (entry.state !== 'waiting') throw toError(notWaiting);
    const parts = partsOfSlotId(slotId);
    if (parts?.serviceId !== entry.service._id || parts.date !== entry.date) {
      throw badInput('slotId', 'Choose a time of the service and day that the customer waits for.');
    }
    const days = await readDates(datesOfEntry(entry), context);
    const { minutes, service } = entry;
    const job = { serviceId: service._id, minutes };
    const slot = slotForWaiting(days, entry.date, parts.startTime, job, context);
    if (!slot) throw slotNotFound();
    if (!isSlotOpen(slot, context.now())) throw toError(slotTaken);
    if (await clearLapsedHolds({ slot, days }, context)) return undefined;
    if (!(await canBuySlot(entry, { slot, days }, context))) throw toError(cannotBuy);
    const batch = context.db.batch();
    const offered = addOffer(batch, snapshot, { slot, days }, context);
    const change = {
      kind: 'waitlist',
      action: 'offered a place',
      subject: waitlistAuditSubject(entry),
      before: { state: entry.state, slotId: null },
      after: { state: offered.state, slotId },
    } as const;
    addAuditEntry(batch, change, caller, context);
    const isOwn = ({ offer }: WaitlistEntry) => offer?.claimId === offered.offer?.claimId;
    return (await commitOrFindOwn(batch, snapshot.ref, isOwn, context)) ? offered : undefined;
  }, partsOfSlotId(slotId)?.date);
