import { GrpcStatus } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { logError } from '../errors/log.ts';

const isNotFound = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === GrpcStatus.NOT_FOUND;

/**
 * Notes that something has changed, after which the reconciler runs each minute for a time. Never rejects.
 * @returns whether it is noted
 */
export async function noteChange({ db, now }: Pick<Context, 'db' | 'now'>): Promise<boolean> {
  try {
    await db.reconcilerRun.update({ lastChangeAt: now() });
    return true;
  } catch (error) {
    // Before its first run the reconciler runs in any case.
    if (!isNotFound(error)) logError('A change could not be noted for the reconciler', error);
    return false;
  }
}
