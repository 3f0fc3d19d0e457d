import { createHash } from 'node:crypto';
import type { EndpointName } from '@carwash/domain/endpoints';
import type { DocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { ApiError } from '../errors/api-error.ts';
import { asRead } from './compare-and-set.ts';
import type { Database, IdempotencyKey } from './database.ts';

/** How long an Idempotency-Key is remembered at least, in milliseconds. */
const keyLifeMs = 24 * 60 * 60_000;

/** What a key is bound to: the call, and what of its body makes it the same call again. */
export interface KeyedCall {
  call: EndpointName;
  body: object;
}

/** A caller's key as it was when it was read. */
export interface ReadKey {
  snapshot: DocumentSnapshot<IdempotencyKey>;
  request: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** One caller's keys never meet another's. */
const keyId = (uid: string, idempotencyKey: string): string => sha256(`${uid}\n${idempotencyKey}`);

/** The same for two calls that ask for the same, in whatever order they name it. */
const requestOf = ({ call, body }: KeyedCall): string =>
  sha256(
    JSON.stringify([call, Object.entries(body).sort(([one], [other]) => (one < other ? -1 : 1))]),
  );

/**
 * What a caller's key has led to, as it is stored now; null for a call without a key.
 * @throws ApiError conflict if the key was used for something else
 */
export async function readIdempotencyKey(
  uid: string,
  idempotencyKey: string | null,
  keyed: KeyedCall,
  { db }: { db: Database },
): Promise<ReadKey | null> {
  if (idempotencyKey === null) return null;
  const snapshot = await db.idempotencyKeys.doc(keyId(uid, idempotencyKey)).get();
  const request = requestOf(keyed);
  const stored = snapshot.data();
  if (stored && stored.request !== request) {
    const message = 'This Idempotency-Key was used for another call';
    throw new ApiError('conflict', message, [{ path: 'Idempotency-Key', message }]);
  }
  return { snapshot, request };
}

/** Writes into `batch` that the key leads to the document that the batch creates from now on. */
export function rememberIdempotencyKey(
  batch: WriteBatch,
  { snapshot, request }: ReadKey,
  { _id, createdAt }: { _id: string; createdAt: Date },
): void {
  const expiresAt = new Date(createdAt.getTime() + keyLifeMs);
  const entry = { madeId: _id, request, expiresAt, createdAt };
  if (snapshot.exists) batch.update(snapshot.ref, entry, asRead(snapshot));
  else batch.create(snapshot.ref, { _id: snapshot.id, ...entry });
}
