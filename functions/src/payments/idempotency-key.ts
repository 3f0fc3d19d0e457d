import { createHash } from 'node:crypto';
import type { Transaction } from '@carwash/domain/entities/transaction';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { asRead } from '../db/compare-and-set.ts';
import type { IdempotencyKey } from '../db/database.ts';

/** How long an Idempotency-Key is remembered at least, in milliseconds. */
const keyLifeMs = 24 * 60 * 60_000;

/** One caller's keys never meet another's. */
const keyId = (uid: string, idempotencyKey: string): string =>
  createHash('sha256').update(`${uid}\n${idempotencyKey}`).digest('hex');

/** Which transaction a caller's key has led to, as it is stored now; null for a call without a key. */
export const readIdempotencyKey = async (
  uid: string,
  idempotencyKey: string | null,
  { db }: Context,
): Promise<DocumentSnapshot<IdempotencyKey> | null> =>
  idempotencyKey === null ? null : db.idempotencyKeys.doc(keyId(uid, idempotencyKey)).get();

/** Writes into `batch` that the key leads to `transaction` from now on. */
export function rememberIdempotencyKey(
  batch: WriteBatch,
  key: DocumentSnapshot<IdempotencyKey>,
  { _id, createdAt }: Transaction,
): void {
  const expiresAt = new Date(createdAt.getTime() + keyLifeMs);
  const entry = { transactionId: _id, expiresAt, createdAt };
  if (key.exists) batch.update(key.ref, entry, asRead(key));
  else batch.create(key.ref, { _id: key.id, ...entry });
}
