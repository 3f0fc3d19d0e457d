import { randomUUID } from 'node:crypto';
import {
  type CashMovement,
  movementForAudit,
  type Noted,
} from '@carwash/domain/closings/cash-movement';
import type { OpenPeriod, StoredPeriod } from '@carwash/domain/closings/closing';
import type { Refusal } from '@carwash/domain/endpoint/errors';
import { isRefusal } from '@carwash/domain/sales/sale-change';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import {
  type KeyedCall,
  readIdempotencyKey,
  rememberIdempotencyKey,
} from '../db/idempotency-key.ts';
import { toError } from '../errors/api-error.ts';
import type { Staff } from '../http/handler.ts';
import { writePeriod } from '../receipts/write-period.ts';
import { openPeriodOf, readTill } from './read-till.ts';

interface CashCall {
  keyed: KeyedCall;
  request: { caller: Staff; idempotencyKey: string | null };
  action: string;
  decide: (period: StoredPeriod, noted: Noted) => CashMovement | Refusal;
}

/** Adds an entry of cash to the open period, once for each key. @throws ApiError the refusal of `decide` */
export async function noteCash(
  { keyed, request, action, decide }: CashCall,
  context: Context,
): Promise<OpenPeriod> {
  const { uid, name } = request.caller;
  const [_id, givenKey] = [randomUUID(), request.idempotencyKey ?? randomUUID()];
  return retryOnConflict(async () => {
    const till = await readTill(context);
    const key = await readIdempotencyKey(uid, givenKey, keyed, context);
    if (key?.snapshot.exists) return openPeriodOf(till);
    const noted = { _id, notedBy: { uid, name }, createdAt: context.now() };
    const movement = decide(till.period, noted);
    if (isRefusal(movement)) throw toError(movement);
    const cashMovements = [...till.period.cashMovements, movement];
    const { afterReceipt, toReceipt, figures } = till.period;
    const batch = context.db.batch();
    const period = { afterReceipt, toReceipt, figures, cashMovements };
    writePeriod(batch, till.snapshot, period, context);
    if (key) rememberIdempotencyKey(batch, key, movement);
    const { subject, fields } = movementForAudit(movement);
    const change = { kind: 'till', action, subject, before: null, after: fields } as const;
    addAuditEntry(batch, change, request.caller, context);
    const after = { ...till, period: { ...till.period, cashMovements } };
    return (await commitIfUnchanged(batch)) ? openPeriodOf(after) : undefined;
  });
}
