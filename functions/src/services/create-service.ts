import { randomInt } from 'node:crypto';
import type { Endpoints } from '@carwash/domain/endpoints';
import { summariseReviews } from '@carwash/domain/reviews/rating-summary';
import type { CreateService } from '@carwash/domain/services/endpoints';
import type { Service, StoredService } from '@carwash/domain/services/service';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { markStartsDue } from '../days/mark-starts-due.ts';
import { requireDayFits } from '../days/require-day-fits.ts';
import { commitOrFindOwn, retryOnConflict } from '../db/compare-and-set.ts';
import { type ReadKey, readIdempotencyKey, rememberIdempotencyKey } from '../db/idempotency-key.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler, Staff } from '../http/handler.ts';
import { referToServiceImages, uploadedPicturesIn } from './refer-to-service-images.ts';
import { requireKnownTypes } from './require-known-types.ts';
import { serviceAuditSubject } from './service-audit-subject.ts';

const idCharacters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const idLength = 8;

const randomId = (): string =>
  Array.from({ length: idLength }, () => idCharacters[randomInt(idCharacters.length)]).join('');

/**
 * Returns the service that an earlier call with this Idempotency-Key created; null for a new key or none.
 * @throws ApiError conflict if that service was deleted since
 */
async function findKeyedService(key: ReadKey | null, { db }: Context): Promise<Service | null> {
  const madeId = key?.snapshot.data()?.madeId;
  if (madeId === undefined) return null;
  const service = await readDocument(db.services, madeId);
  if (service) return service.data();
  throw new ApiError('conflict', 'The service that this call has added was deleted since.');
}

/** Writes the service, the audit entry and the idempotency key in one commit. */
async function addService(
  body: CreateService,
  key: ReadKey | null,
  caller: Staff,
  context: Context,
): Promise<Service | undefined> {
  const { db, now } = context;
  const service: StoredService = {
    _id: randomId(),
    ...body,
    uploadedPictures: uploadedPicturesIn(body.pictures),
    ...summariseReviews([]),
    createdAt: now(),
  };
  await requireDayFits({ field: 'duration', service }, context);
  const batch = db.batch();
  await referToServiceImages(batch, body, context);
  batch.create(db.services.doc(service._id), service);
  if (service.startsEvery) markStartsDue(batch, context);
  if (key) rememberIdempotencyKey(batch, key, service);
  const entry = db.audit.doc();
  addAuditEntry(
    batch,
    {
      kind: 'service',
      action: 'service created',
      subject: serviceAuditSubject(service),
      before: null,
      after: body,
    },
    caller,
    context,
    entry,
  );
  // The audit entry identifies this call's commit. The service id does not, because another call may have
  // drawn the same one.
  return (await commitOrFindOwn(batch, entry, () => true, context)) ? service : undefined;
}

/**
 * Creates a service without ratings. When the same person repeats the call with its Idempotency-Key, the
 * answer is the service that the first call created, in its current state.
 * @throws ApiError conflict if the key was used for a different request; bad_input for an unknown vehicle type, and for
 * jobs or intervals so short that a day might not fit in its document
 */
export const createService: Handler<Context, Endpoints['createService']> = async (
  { body, caller, idempotencyKey },
  context,
) => {
  const keyed = { call: 'createService', body } as const;
  await requireKnownTypes(body.suitableFor, context);
  // If the random id already exists, the commit fails and another id is tried.
  return retryOnConflict(async () => {
    const key = await readIdempotencyKey(caller.uid, idempotencyKey, keyed, context);
    return (await findKeyedService(key, context)) ?? addService(body, key, caller, context);
  });
};
