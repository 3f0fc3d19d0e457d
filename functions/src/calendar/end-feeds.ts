import type { Context } from '../context.ts';

const perCommit = 300;

/** Ends all calendar links of an account that is deleted. */
export async function endFeeds(uid: string, { db }: Context): Promise<void> {
  for (;;) {
    const { docs } = await db.calendarFeeds.where('uid', '==', uid).limit(perCommit).get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}
