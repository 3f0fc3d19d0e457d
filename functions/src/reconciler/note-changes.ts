import { changeNotedEveryMs } from '@carwash/domain/reconciler/run-due';
import { noteChange } from '../background/note-change.ts';
import type { Context } from '../context.ts';

/** Returns a function that notes, every ten minutes at most, that somebody changes something. */
export function noteChanges(context: Pick<Context, 'db' | 'now'>): () => Promise<void> {
  let notedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const now = context.now().getTime();
    if (Math.abs(now - notedAt) < changeNotedEveryMs) return;
    notedAt = now;
    if (!(await noteChange(context))) notedAt = Number.NEGATIVE_INFINITY;
  };
}
