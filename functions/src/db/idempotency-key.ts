import { createHash } from 'node:crypto';
import type { EndpointName } from '@carwash/domain/endpoints';
import { dayMs } from '@carwash/domain/time/durations';
import type { DocumentReference, DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { ApiError } from '../errors/api-error.ts';
import { ifUnchanged } from './compare-and-set.ts';
import type { Database } from './database.ts';
import type { IdempotencyKey } from './document-schemas.ts';

/** Minimum time for which an Idempotency-Key is stored, in milliseconds. */
const keyLifeMs = dayMs;

/** The request that a key belongs to: the call, and the part of its input that identifies it. */
export interface KeyedCall {
  call: EndpointName;
  body: object;
}

/** A caller's key as read. */
export interface ReadKey {
  snapshot: DocumentSnapshot<IdempotencyKey>;
  request: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the document id of a key. It contains the uid, so that callers can't use each other's keys. */
const keyId = (uid: string, idempotencyKey: string): string => sha256(`${uid}\n${idempotencyKey}`);

/** Returns the hash of a request. The order of the fields does not matter. */
const requestOf = ({ call, body }: KeyedCall): string =>
  sha256(
    JSON.stringify([call, Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1))]),
  );

/** Returns the document of a caller's key; null for a call without a key. */
export const documentOfKey = (
  uid: string,
  idempotencyKey: string | null,
  { idempotencyKeys }: Database,
): DocumentReference<IdempotencyKey> | null =>
  idempotencyKey === null ? null : idempotencyKeys.doc(keyId(uid, idempotencyKey));

/**
 * Checks that a key is used for its own request.
 * @throws ApiError conflict if the key was used for a different request
 */
export function requireSameRequest(
  snapshot: DocumentSnapshot<IdempotencyKey>,
  keyed: KeyedCall,
): ReadKey {
  const request = requestOf(keyed);
  const stored = snapshot.data();
  if (stored && stored.request !== request) {
    const message = 'This Idempotency-Key was used for another call';
    throw new ApiError('conflict', message, [{ path: 'Idempotency-Key', message }]);
  }
  return { snapshot, request };
}

/**
 * Reads a caller's key; null for a call without a key.
 * @throws ApiError conflict if the key was used for a different request
 */
export async function readIdempotencyKey(
  uid: string,
  idempotencyKey: string | null,
  keyed: KeyedCall,
  { db }: { db: Database },
): Promise<ReadKey | null> {
  const snapshot = await documentOfKey(uid, idempotencyKey, db)?.get();
  return snapshot ? requireSameRequest(snapshot, keyed) : null;
}

/** Stores in `batch` that the key belongs to a document that the batch creates or changes. */
export function rememberIdempotencyKey(
  batch: WriteBatch,
  { snapshot, request }: ReadKey,
  { _id, createdAt }: { _id: string; createdAt: Date },
): void {
  const expiresAt = new Date(createdAt.getTime() + keyLifeMs);
  const entry = { madeId: _id, request, expiresAt, createdAt };
  if (snapshot.exists) batch.update(snapshot.ref, entry, ifUnchanged(snapshot));
  else batch.create(snapshot.ref, { _id: snapshot.id, ...entry });
}
