import type { Context } from '../context.ts';
import { deleteFound } from '../db/delete-found.ts';

/** Deletes the messages about an account, because they may name an address. Those about bookings name none. */
export const eraseAccountMessages = (uid: string, context: Context): Promise<void> =>
  deleteFound(context.db.messages.where('uid', '==', uid).where('bookingId', '==', null), context);
