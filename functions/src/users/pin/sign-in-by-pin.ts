import type { Endpoints } from '@carwash/domain/endpoints';
import { mostWrongTries, type Pin } from '@carwash/domain/users/pin';
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
import { auditPin } from './audit-pin.ts';
import { isRightPin } from './hash-pin.ts';
import { maySignInByPin } from './may-sign-in-by-pin.ts';

const wrongPin = () => new ApiError('conflict', 'Wrong PIN.');

const locked = () =>
  new ApiError('conflict', 'Too many wrong PINs. Sign in with your password and set a new one.');

/**
 * Counts a try before the PIN is compared, so that guesses at the same moment cannot exceed the limit.
 * @returns the PIN with this try
 * @throws ApiError conflict for a person without a PIN, and when the PIN is locked
 */
const countTry = (userId: string, { db }: Context): Promise<Pin> =>
  retryOnConflict(async () => {
    const snapshot = await readDocument(db.pins, userId);
    if (!snapshot) throw wrongPin();
    const pin = snapshot.data();
    if (pin.wrongTries >= mostWrongTries) throw locked();
    const wrongTries = pin.wrongTries + 1;
    const batch = db.batch();
    batch.update(snapshot.ref, { wrongTries }, ifUnchanged(snapshot));
    return (await commitIfUnchanged(batch)) ? { ...pin, wrongTries } : undefined;
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

/**
 * Resets the count and audits the switch.
 * @returns false if the person or the PIN has changed so that it no longer signs in
 */
const admit = (pin: Pin, caller: Staff, context: Context): Promise<boolean> =>
  retryOnConflict(async () => {
    const [stored, profile] = await Promise.all([
      readSame(pin, context),
      readAdmitted(pin._id, context),
    ]);
    if (!stored || !profile) return false;
    const batch = context.db.batch();
    requireUnchanged(batch, profile);
    batch.update(stored.ref, { wrongTries: 0 }, ifUnchanged(stored));
    const person = { uid: pin._id, name: profile.data().name };
    auditPin(batch, 'switched to by PIN', person, caller, context);
    return (await commitIfUnchanged(batch)) || undefined;
  }, `pin_${pin._id}`);

/**
 * Returns a token that signs in another person of the staff by their PIN. It is created before the count is reset,
 * so that a failure of Firebase Auth leaves no entry of a switch that did not happen.
 */
export const signInByPin: Handler<Context, Endpoints['signInByPin']> = async (
  { body: { userId, pin: given }, caller },
  context,
) => {
  const pin = await countTry(userId, context);
  if (await isRightPin(given, pin)) {
    const customToken = await context.auth.createCustomToken(userId);
    if (await admit(pin, caller, context)) return { customToken };
  }
  throw pin.wrongTries < mostWrongTries ? wrongPin() : locked();
};
