import type { Context } from '../context.ts';
import { deleteFound } from '../db/delete-found.ts';

/** Ends all calendar links of an account that is deleted. */
export const endFeeds = (uid: string, context: Context): Promise<void> =>
  deleteFound(context.db.calendarFeeds.where('uid', '==', uid), context);
