import type { Endpoints } from '@carwash/domain/endpoints';
import type { Context } from '../context.ts';
import { listNewest } from '../db/list-newest.ts';
import type { Handler } from '../http/handler.ts';

const bookingsBy = (uid: string, { db }: Context) => db.bookings.where('customer.uid', '==', uid);

/** Returns the bookings of all customers. */
export const listBookings: Handler<Context, Endpoints['listBookings']> = ({ query }, { db }) =>
  listNewest(db.bookings, db.bookings, query);

/** Returns the caller's own bookings. */
export const listMyBookings: Handler<Context, Endpoints['listMyBookings']> = (
  { query, caller },
  context,
) => listNewest(context.db.bookings, bookingsBy(caller.uid, context), query);

/** Returns one customer's bookings, even if the customer's account is gone. */
export const listBookingsOfCustomer: Handler<Context, Endpoints['listBookingsOfCustomer']> = (
  { params, query },
  context,
) => listNewest(context.db.bookings, bookingsBy(params.id, context), query);
