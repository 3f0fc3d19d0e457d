import type { Endpoints } from '@carwash/domain/endpoints';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { endEntry, readEntry } from '../days/waitlist-entries.ts';
import type { Handler } from '../http/handler.ts';
import { waitlistAuditSubject } from './waitlist-audit-subject.ts';

/**
 * Ends a customer's entry.
 * @throws ApiError not_found
 */
export const removeFromWaitlist: Handler<Context, Endpoints['removeFromWaitlist']> = async (
  { params, caller },
  context,
) => {
  await endEntry(
    () => readEntry(params.id, context),
    context,
    (batch, entry) => {
      const change = {
        kind: 'waitlist',
        action: 'removed from the waitlist',
        subject: waitlistAuditSubject(entry),
        before: { state: entry.state },
        after: { state: 'left' },
      } as const;
      addAuditEntry(batch, change, caller, context);
    },
  );
  return {};
};
