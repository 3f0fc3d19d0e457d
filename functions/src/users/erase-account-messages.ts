import type { Context } from '../context.ts';

const perCommit = 300;

/** Deletes the messages about an account, because they may name an address. Those about bookings name none. */
export async function eraseAccountMessages(uid: string, { db }: Context): Promise<void> {
  const aboutAccount = db.messages.where('uid', '==', uid).where('bookingId', '==', null);
  for (;;) {
    const { docs } = await aboutAccount.limit(perCommit).get();
    if (docs.length === 0) return;
    const batch = db.batch();
    for (const { ref } of docs) batch.delete(ref);
    await batch.commit();
  }
}
