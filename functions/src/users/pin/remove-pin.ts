import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../../db/compare-and-set.ts';
import { readDocument } from '../../db/read-document.ts';
import type { Handler } from '../../http/handler.ts';
import { requireRecentSignIn } from '../../http/require-recent-sign-in.ts';
import { auditPin } from './audit-pin.ts';

/** Removes the caller's PIN. Without one nothing happens, because the call was repeated. */
export const removePin: Handler<Context, Endpoints['removePin']> = async ({ caller }, context) => {
  requireRecentSignIn(caller, context);
  return retryOnConflict(async () => {
    const pin = await readDocument(context.db.pins, caller.uid);
    if (!pin) return {};
    const batch = context.db.batch();
    batch.delete(pin.ref, ifUnchanged(pin));
    auditPin(batch, 'PIN removed', caller, caller, context);
    return (await commitIfUnchanged(batch)) ? {} : undefined;
  });
};
