import type { Firestore } from 'firebase-admin/firestore';
import type { DocumentAtPath } from '../documents.ts';

/** Large enough to be fast, small enough to stay far below the size limit of a commit. */
const writesPerBatch = 300;

/** Number of concurrent commits while the next documents are being built. */
const parallelCommits = 4;

/** Deletes all documents. */
export async function removeDocuments(db: Firestore): Promise<void> {
  const present = await db.listCollections();
  // Throttling protects a real database from a sudden load; an emulator does not need it.
  const writer = db.bulkWriter({ throttling: false });
  await Promise.all(present.map((collection) => db.recursiveDelete(collection, writer)));
  await writer.close();
}

function* inBatches(placed: Iterable<DocumentAtPath>): Generator<DocumentAtPath[]> {
  let batch: DocumentAtPath[] = [];
  for (const one of placed) {
    batch.push(one);
    if (batch.length < writesPerBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function commitAll(db: Firestore, batches: Iterable<DocumentAtPath[]>): Promise<void> {
  for (const documents of batches) {
    const batch = db.batch();
    for (const [path, { _id, ...fields }] of documents) batch.set(db.doc(path), fields);
    await batch.commit();
  }
}

/** Writes documents while they are built, so that only those being written are in memory. */
export async function writeDocuments(
  db: Firestore,
  placed: Iterable<DocumentAtPath>,
): Promise<void> {
  const batches = inBatches(placed);
  await Promise.all(Array.from({ length: parallelCommits }, () => commitAll(db, batches)));
}
