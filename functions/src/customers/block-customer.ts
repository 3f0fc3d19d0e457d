import { canBeBlocked, readCustomerKey } from '@carwash/domain/customers/customer-key';
import { blockedSince } from '@carwash/domain/customers/trace';
import type { Endpoints } from '@carwash/domain/endpoints';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';
import { ApiError } from '../errors/api-error.ts';
import { findAccount } from '../gateways/find-account.ts';
import type { Handler } from '../http/handler.ts';
import { changeNote } from './change-note.ts';
import { bookingsOfCustomer } from './find-bookings.ts';
import {
  marksOfBookings,
  readTraces,
  readTracesOfBlock,
  traceIds,
  traceIdsOfAccount,
  writeTraces,
} from './traces.ts';

/** Returns the ids of the traces of an account: of its address and of all phone numbers that it has had. */
async function personalIdsOfAccount(uid: string, context: Context): Promise<string[]> {
  const [profile, account] = await Promise.all([
    readDocument(context.db.users, uid),
    findAccount(context.auth, uid),
  ]);
  const user = profile?.data();
  // An unconfirmed address may be somebody else's, who must not be blocked by it.
  const email = account?.emailVerified ? account.email : '';
  return user ? traceIdsOfAccount({ ...user, email: email ?? '' }, [], context) : [];
}

/**
 * Returns the ids of the traces of a customer: the personal ones, and all by which they would be recognised. Those of
 * their plates are not personal, because a family or a firm shares them.
 */
async function traceIdsOf(key: string, context: Context) {
  const { phones, plates } = marksOfBookings(await bookingsOfCustomer(key, context));
  const mark = readCustomerKey(key);
  const personal =
    mark?.kind === 'account'
      ? traceIds({ phones, ids: await personalIdsOfAccount(mark.uid, context) }, context)
      : traceIds({ phones: mark?.kind === 'phone' ? [mark.digits] : [] }, context);
  return { personal, all: traceIds({ plates, ids: personal }, context) };
}

/**
 * Keeps a customer from booking online, by their account or phone number, or ends that. They are recognised with another
 * account, phone number or address as long as one of the others is the same.
 * @throws ApiError conflict for a plate, because anybody could type it
 */
export const blockCustomer: Handler<Context, Endpoints['blockCustomer']> = async (
  { body: { customerKey: key, blockReason }, caller },
  context,
) => {
  if (!canBeBlocked(key)) {
    throw new ApiError('conflict', 'Without an account or a phone number nobody can be blocked.');
  }
  const ids = await traceIdsOf(key, context);
  const traces = await readTraces(ids.all, context);
  // Somebody recognised by the block of a former account stays under that one, so that lifting it lifts all.
  const former = blockedSince(traces.filter(({ _id }) => ids.personal.includes(_id)));
  /** Lifts a block, also for what only the former account was known by, such as its plates. */
  const forget = async (batch: WriteBatch, since: Date | null) => {
    const ofBlock = since ? await readTracesOfBlock(since, context) : [];
    const blocked = [...ofBlock, ...traces].filter((trace) => trace.blockedSince !== null);
    const known = new Set(blocked.map(({ _id }) => _id));
    await writeTraces(batch, [...known], { blockedSince: null }, context);
  };
  return changeNote(
    key,
    ({ block }) => {
      const isSame = (block?.blockReason ?? null) === blockReason;
      if (blockReason === null) {
        if (isSame && blockedSince(traces) === null) return null;
        return {
          change: { block: null },
          action: 'may book online again',
          alsoWrite: (batch) => forget(batch, block?.since ?? former),
        };
      }
      if (isSame) return null;
      const since = block?.since ?? former ?? context.now();
      return {
        change: { block: { blockReason, since } },
        action: 'kept from booking online',
        alsoWrite: (batch) => writeTraces(batch, ids.all, { blockedSince: since }, context),
      };
    },
    caller,
    context,
  );
};
