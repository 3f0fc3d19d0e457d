import type { BookingEvent } from '@carwash/domain/bookings/booking';
import {
  changedSince,
  describeChanges,
  isAsSeen,
  type SeenSale,
} from '@carwash/domain/sales/changed-since';
import type { Sale } from '@carwash/domain/sales/sale';
import { conflict } from '@carwash/domain/sales/sale-change';
import type { Context } from '../context.ts';
import { toError } from '../errors/api-error.ts';
import { type Caller, isStaffWith, type Staff } from '../http/handler.ts';
import { withTimeline } from './load-sale.ts';

/** Reads the names of the staff who caused events, as they are now. */
async function readNames(
  events: readonly BookingEvent[],
  { db }: Context,
): Promise<Map<string, string>> {
  const uids = new Set(events.flatMap(({ by }) => (by.role === 'user' ? [] : (by.uid ?? []))));
  if (uids.size === 0) return new Map();
  const profiles = await db.readAll(...[...uids].map((uid) => db.users.doc(uid)));
  return new Map(
    profiles.flatMap((profile) => {
      const name = profile.data()?.name;
      return name === undefined ? [] : [[profile.id, name]];
    }),
  );
}

/** @throws ApiError conflict that says what has changed since the caller looked */
export async function requireAsSeen(
  sale: Sale,
  seen: SeenSale,
  caller: Caller | Staff,
  context: Context,
): Promise<void> {
  if (isAsSeen(sale, seen)) return;
  const events = changedSince(await withTimeline(sale, context), seen);
  if (!events) return;
  const isStaff = isStaffWith('runYard', caller);
  const names = isStaff ? await readNames(events, context) : new Map<string, string>();
  throw toError(conflict(describeChanges(events, { uid: caller.uid, isStaff, names })));
}
