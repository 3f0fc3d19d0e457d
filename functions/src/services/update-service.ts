import { changedFields } from '@carwash/domain/audit/changed-fields';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { Service } from '@carwash/domain/services/service';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { markStartsDue } from '../days/mark-starts-due.ts';
import { requireDayFits } from '../days/require-day-fits.ts';
import { endWaitlistOfService } from '../days/waitlist-entries.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { requireListsAsSeen } from '../db/require-lists-as-seen.ts';
import type { ApiRequest, Handler } from '../http/handler.ts';
import { readService } from './read-service.ts';
import { referToServiceImages, uploadedPicturesIn } from './refer-to-service-images.ts';
import { requireKnownTypes } from './require-known-types.ts';
import { serviceAuditSubject } from './service-audit-subject.ts';

type Update = ApiRequest<Endpoints['updateService']>;

/** The fields that decide how many jobs and starts a day can have. */
const decideDay = ['duration', 'startsEvery', 'sizePrices', 'suitableFor'] as const;

const change = (
  { params, body: { seen, ...given }, caller }: Update,
  context: Context,
): Promise<Service> =>
  retryOnConflict(async () => {
    const snapshot = await readService(params.id, context);
    const before = snapshot.data();
    const after = { ...before, ...given };
    const changed = Object.keys(changedFields(before, after).after ?? {});
    if (changed.length === 0) return before;
    requireListsAsSeen(seen, before, after);
    const field = decideDay.find((name) => changed.includes(name));
    if (field !== undefined) await requireDayFits({ field, service: after }, context);
    const batch = context.db.batch();
    await referToServiceImages(batch, given, context);
    const { pictures } = given;
    const found = pictures && { uploadedPictures: uploadedPicturesIn(pictures) };
    batch.update(snapshot.ref, { ...given, ...found }, ifUnchanged(snapshot));
    if (changed.includes('startsEvery') || (after.startsEvery && changed.includes('duration'))) {
      markStartsDue(batch, context);
    }
    const subject = serviceAuditSubject(before);
    const entry = { kind: 'service', action: 'service changed', subject, before, after } as const;
    addAuditEntry(batch, entry, caller, context);
    return (await commitIfUnchanged(batch)) ? after : undefined;
  });

/**
 * Changes the given fields of a service. Payments and bookings keep their copy of the service, and
 * existing counters stay with the category at the time of sale. Nobody waits for a service that is paused.
 * @throws ApiError not_found; bad_input for an unknown vehicle type, and for jobs or intervals so short that a day
 * might not fit in its document; conflict when a list is not as the caller has seen it
 */
export const updateService: Handler<Context, Endpoints['updateService']> = async (
  request,
  context,
) => {
  await requireKnownTypes(request.body.suitableFor, context);
  const service = await change(request, context);
  if (service.isPaused) await endWaitlistOfService(service._id, context);
  return service;
};
