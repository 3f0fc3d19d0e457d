import type { Endpoints } from '@carwash/domain/endpoints';
import { businessDay } from '@carwash/domain/time/business-time';
import {
  lockAfter,
  type Pin,
  toldAtWrongTries,
  triesOn,
  untoldRecently,
} from '@carwash/domain/users/pin';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import {
  commitIfUnchanged,
  ifUnchanged,
  requireUnchanged,
  retryOnConflict,
} from '../../db/compare-and-set.ts';
import { readDocument } from '../../db/read-document.ts';
import { ApiError } from '../../errors/api-error.ts';
import { findAccount } from '../../gateways/find-account.ts';
import type { Handler, Staff } from '../../http/handler.ts';
import { queueMessages } from '../../outbox/queue-messages.ts';
import { auditPin } from './audit-pin.ts';
import { isRightPin } from './hash-pin.ts';
import { maySignInByPin } from './may-sign-in-by-pin.ts';

const todayOf = ({ now, settings }: Context): string =>
  businessDay(now(), settings.businessTimeZone);

const wrongPin = () => new ApiError('conflict', 'Wrong PIN.');

const lockedPin = (lock: 'everybody' | 'caller') =>
  new ApiError(
    'conflict',
    lock === 'everybody'
      ? 'Too many wrong PINs today. Sign in with your password, or set a new PIN.'
      : 'Too many wrong PINs here today. Sign in with your password.',
  );

/** Audits a try that was not compared. */
async function auditRefused(
  action: 'wrong PIN' | 'locked PIN tried',
  uid: string,
  caller: Staff,
  context: Context,
): Promise<void> {
  const batch = context.db.batch();
  auditPin(batch, action, { uid }, caller, context);
  await batch.commit();
}

/**
 * Counts a try before the PIN is compared, so that guesses at the same moment cannot exceed the limits.
 * @returns the PIN with this try
 * @throws ApiError conflict for a person without a PIN, and when the PIN is locked for the caller
 */
const countTry = (userId: string, caller: Staff, context: Context): Promise<Pin> =>
  retryOnConflict(async () => {
    const { db } = context;
    const snapshot = await readDocument(db.pins, userId);
    if (!snapshot) {
      await auditRefused('wrong PIN', userId, caller, context);
      throw wrongPin();
    }
    const today = todayOf(context);
    const pin = snapshot.data();
    const tries = triesOn(pin, today);
    const lock = lockAfter(tries, caller.uid);
    if (lock) {
      await auditRefused('locked PIN tried', userId, caller, context);
      throw lockedPin(lock);
    }
    const change = {
      triedBy: [...tries, caller.uid],
      triedOn: today,
      untoldOn: [...untoldRecently(pin, today), today],
    };
    const batch = db.batch();
    batch.update(snapshot.ref, change, ifUnchanged(snapshot));
    return (await commitIfUnchanged(batch)) ? { ...pin, ...change } : undefined;
  }, `pin_${userId}`);

/** Returns the profile of a person who may sign in by PIN; null for others, disabled and deleted ones too. */
async function readAdmitted(userId: string, context: Context) {
  const [profile, account] = await Promise.all([
    readDocument(context.db.users, userId),
    findAccount(context.auth, userId),
  ]);
  return profile && account && !account.disabled && maySignInByPin(profile.data()) ? profile : null;
}

/** Returns the stored PIN if it is still the one that was compared; null if it was removed or set anew. */
async function readSame(
  { _id, hash }: Pin,
  { db }: Context,
): Promise<QueryDocumentSnapshot<Pin> | null> {
  const snapshot = await readDocument(db.pins, _id);
  return snapshot?.data().hash === hash ? snapshot : null;
}

/** Audits a wrong try, and tells the owner of the PIN of every third one within a week, once a day. */
async function noteWrongTry(pin: Pin, caller: Staff, context: Context): Promise<void> {
  const { db, now } = context;
  const { _id: uid, untoldOn } = pin;
  const audited = db.batch();
  auditPin(audited, 'wrong PIN', { uid }, caller, context);
  await audited.commit();
  if (untoldOn.length < toldAtWrongTries) return;
  const told = db.batch();
  const version = todayOf(context);
  const message = { kind: 'wrong_pin', uid, bookingId: null, version, facts: {} } as const;
  queueMessages(told, [{ ...message, dueAt: now() }], context);
  told.update(db.pins.doc(uid), { untoldOn: [] });
  // A conflict means that today's mail was sent already. The tries stay untold, for the next day.
  await commitIfUnchanged(told);
}

function withoutLast(list: readonly string[], item: string): string[] {
  const at = list.lastIndexOf(item);
  return list.filter((_item, index) => index !== at);
}

/**
 * Takes back the count of this try and audits the switch.
 * @returns false if the person or the PIN has changed so that it no longer signs in
 */
const admit = (pin: Pin, caller: Staff, context: Context): Promise<boolean> =>
  retryOnConflict(async () => {
    const { _id, triedOn } = pin;
    const [stored, profile] = await Promise.all([
      readSame(pin, context),
      readAdmitted(_id, context),
    ]);
    if (!stored || !profile) return false;
    const batch = context.db.batch();
    requireUnchanged(batch, profile);
    const { triedBy, untoldOn } = stored.data();
    const without = {
      triedBy: withoutLast(triedBy, caller.uid),
      untoldOn: withoutLast(untoldOn, triedOn ?? ''),
    };
    batch.update(stored.ref, without, ifUnchanged(stored));
    auditPin(batch, 'switched to by PIN', { uid: _id }, caller, context);
    return (await commitIfUnchanged(batch)) || undefined;
  }, `pin_${pin._id}`);

/**
 * Returns a token that signs in another person of the staff by their PIN. It is created before the try is taken
 * back, so that a failure of Firebase Auth leaves no entry of a switch that did not happen.
 */
export const signInByPin: Handler<Context, Endpoints['signInByPin']> = async (
  { body: { userId, pin: given }, caller },
  context,
) => {
  const pin = await countTry(userId, caller, context);
  if (await isRightPin(given, pin)) {
    const customToken = await context.auth.createCustomToken(userId);
    if (await admit(pin, caller, context)) return { customToken };
  }
  await noteWrongTry(pin, caller, context);
  const lock = lockAfter(pin.triedBy, caller.uid);
  throw lock ? lockedPin(lock) : wrongPin();
};
