import { type MessageKind, urgentMessageKinds } from '@carwash/domain/messages/kinds';
import { mailTurnAt } from '@carwash/domain/messages/mail-pace';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { runExclusive } from '../db/mutex.ts';

/**
 * Takes a turn of the rate at which all senders together may send mails.
 * @returns null: a mail of this kind may be sent now; else when to ask again
 */
export const takeMailTurn = (kind: MessageKind, context: Context): Promise<Date | null> =>
  runExclusive('mail pace', async () => {
    const { db, now, settings } = context;
    const isUrgent = urgentMessageKinds.includes(kind);
    const turn = await retryOnConflict(async () => {
      const [stored] = await db.readAll(db.mailPace);
      const { mailsPerMinute: perMinute } = settings;
      const answer = mailTurnAt(stored.data()?.freeAt ?? null, { perMinute, isUrgent }, now());
      if ('askAgainAt' in answer) return answer;
      const batch = db.batch();
      if (stored.exists) batch.update(stored.ref, answer, ifUnchanged(stored));
      else batch.create(stored.ref, answer);
      return (await commitIfUnchanged(batch)) ? answer : undefined;
    });
    return 'askAgainAt' in turn ? turn.askAgainAt : null;
  });
