import type { Endpoints } from '@carwash/domain/endpoints';
import { serviceDeletionBlocker } from '@carwash/domain/slots/service-deletion-blocker';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { businessDay } from '@carwash/domain/time/business-time';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { markStartsDue } from '../days/mark-starts-due.ts';
import { endWaitlistOfService } from '../days/waitlist-entries.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { foldAfterCommit } from '../statistics/fold-deltas.ts';
import { serviceNotFound } from './read-service.ts';
import { removePartsOfService } from './remove-parts-of-service.ts';
import { serviceAuditSubject } from './service-audit-subject.ts';

/**
 * Checks that no customer is affected.
 * @throws ApiError conflict while there are upcoming bookings of the service or payments for it
 */
async function requireNoCustomers(serviceId: string, context: Context): Promise<void> {
  const { db, now, settings } = context;
  const [bookings, days] = await Promise.all([
    db.bookings
      .where('service._id', '==', serviceId)
      .where('status', '==', 'pending')
      .where('slot.startsAt', '>', now())
      .count()
      .get(),
    db.days.where('date', '>=', businessDay(now(), settings.businessTimeZone)).get(),
  ]);
  const jobs = days.docs.flatMap((day) => Object.values(day.data().jobs));
  const ofService = jobs.filter(({ slotId }) => partsOfSlotId(slotId)?.serviceId === serviceId);
  const reason = serviceDeletionBlocker(bookings.data().count, ofService, now());
  if (reason) throw new ApiError('conflict', reason);
}

/**
 * Deletes, in the first commit, the service and as many of its slots and reviews as fit: usually all of them.
 * These are read before the bookings are counted, so that a customer who takes one of the slots afterwards
 * makes the commit fail.
 * @returns false if there is no such service; undefined when another commit conflicted
 */
async function removeService(
  serviceId: string,
  caller: Staff,
  context: Context,
): Promise<boolean | undefined> {
  const snapshot = await readDocument(context.db.services, serviceId);
  if (!snapshot) return false;
  const batch = context.db.batch();
  await removePartsOfService(batch, serviceId, context);
  await requireNoCustomers(serviceId, context);
  batch.delete(snapshot.ref, ifUnchanged(snapshot));
  const service = snapshot.data();
  // A run that has read the service before its deletion may still generate slots of it; the next run removes
  // them.
  if (service.startsEvery) markStartsDue(batch, context);
  const subject = serviceAuditSubject(service);
  const { _id, uploadedPictures, createdAt, ...before } = service;
  const change = {
    kind: 'service',
    action: 'service deleted',
    subject,
    before,
    after: null,
  } as const;
  addAuditEntry(batch, change, caller, context);
  return (await commitIfUnchanged(batch)) ? true : undefined;
}

/**
 * Deletes the remaining documents of a service.
 * @returns whether there were any
 */
async function removeRest(serviceId: string, context: Context): Promise<boolean> {
  const removeSome = () =>
    retryOnConflict(async () => {
      const batch = context.db.batch();
      const removed = await removePartsOfService(batch, serviceId, context);
      return removed === 0 || (await commitIfUnchanged(batch)) ? removed : undefined;
    });
  const first = await removeSome();
  for (let removed = first; removed > 0; ) removed = await removeSome();
  return first > 0;
}

/**
 * Deletes a service with its free future slots, its waitlists and its reviews. Past slots, payments and bookings stay,
 * with their copy of the service.
 *
 * The service is deleted first, so that nobody sees a partly deleted service. If the call fails,
 * repeating it deletes the rest. A customer who read the service just before and takes a slot that is
 * not deleted yet keeps it, like every earlier booking.
 * @throws ApiError not_found; conflict while it has upcoming bookings or is being paid for
 */
export const deleteService: Handler<Context, Endpoints['deleteService']> = async (
  { params, caller },
  context,
) => {
  const wasThere = await retryOnConflict(() => removeService(params.id, caller, context));
  const wasLeft = await removeRest(params.id, context);
  await endWaitlistOfService(params.id, context);
  // The deleted reviews must leave the public rating at once, because visitors read the statistics
  // without the deltas.
  await foldAfterCommit(context);
  if (!wasThere && !wasLeft) throw serviceNotFound();
  return {};
};
