import { randomInt } from 'node:crypto';
import type { Endpoints } from '@carwash/domain/api/endpoints';
import type { Service } from '@carwash/domain/entities/service';
import { summariseRatings } from '@carwash/domain/rules/rating-summary';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, untilUncontended } from '../db/compare-and-set.ts';
import type { Handler } from '../http/handler.ts';
import { requireImage } from './require-image.ts';
import { serviceSubject } from './service-subject.ts';

const idCharacters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const idLength = 8;

const randomId = (): string =>
  Array.from({ length: idLength }, () => idCharacters[randomInt(idCharacters.length)]).join('');

/** Adds a service that nobody has rated yet. */
export const createService: Handler<Context, Endpoints['createService']> = async (
  { body, caller },
  context,
) => {
  await requireImage(body.image, context);
  const unrated = { ...body, ...summariseRatings([]), createdAt: context.now() };
  // An id that is taken already loses its commit, and another one is drawn.
  return untilUncontended(async () => {
    const service: Service = { ...unrated, _id: randomId() };
    const batch = context.db.batch();
    batch.create(context.db.services.doc(service._id), service);
    addAuditEntry(
      batch,
      {
        kind: 'service',
        action: 'service created',
        subject: serviceSubject(service),
        before: null,
        after: body,
      },
      caller,
      context,
    );
    return (await commitIfUnchanged(batch)) ? service : undefined;
  });
};
