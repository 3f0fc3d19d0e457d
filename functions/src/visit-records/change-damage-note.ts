import type { Endpoints } from '@carwash/domain/endpoints';
import { auditSubjectOf } from '@carwash/domain/sales/audit-subject';
import { keptUntilOf } from '@carwash/domain/visit-records/visit-record';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import { readYardBooking } from '../bookings/read-yard-booking.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { readSettings } from '../db/read-settings.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handler } from '../http/handler.ts';
import { readVisitRecord, requireAccount, writeVisitRecord } from './read-visit-record.ts';

const changedMeanwhile = () =>
  new ApiError(
    'conflict',
    'Somebody else has changed the damage note meanwhile. Copy what you wrote, and look again.',
  );

/**
 * Changes the damage note of a visit. The audit says that it was changed, not to what, because the note is removed
 * after some time. The same note again changes nothing.
 * @throws ApiError not_found; conflict if somebody else has changed it since the caller saw it, or the account of the
 * customer was deleted
 */
export const changeDamageNote: Handler<Context, Endpoints['changeDamageNote']> = async (
  { params: { id }, body: { damageNote, seenNote }, caller },
  context,
) => {
  const booking = (await readYardBooking(id, caller, context)).data();
  if (damageNote !== '') await requireAccount(booking, context);
  const { photoDays } = await readSettings(context);
  return retryOnConflict(async () => {
    const { snapshot, kept } = await readVisitRecord(id, context);
    if (kept.damageNote === damageNote) return kept;
    if (kept.damageNote !== seenNote) throw changedMeanwhile();
    const noteKeptUntil = damageNote === '' ? null : keptUntilOf(context.now(), photoDays);
    const after = { ...kept, damageNote, noteKeptUntil };
    const batch = context.db.batch();
    await writeVisitRecord(batch, booking, snapshot, after, context);
    const subject = auditSubjectOf(booking);
    const change = { kind: 'booking', action: 'damage note changed', subject } as const;
    addAuditEntry(batch, { ...change, before: null, after: null }, caller, context);
    return (await commitIfUnchanged(batch)) ? after : undefined;
  });
};
