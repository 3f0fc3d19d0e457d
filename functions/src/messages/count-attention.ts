import type { Database } from '../db/database.ts';

/** Returns how many messages were not delivered and wait for a decision of the staff. */
export const countAttention = async ({ messages }: Pick<Database, 'messages'>): Promise<number> =>
  (await messages.where('state', '==', 'attention').count().get()).data().count;
