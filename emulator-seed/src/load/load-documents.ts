import type { Firestore } from 'firebase-admin/firestore';
import type { Placed } from '../documents.ts';

/** Large enough to be quick, small enough to stay far below the size limit of a commit. */
const writesPerBatch = 300;

/** So many commits are on their way while the next documents are being built. */
const parallelCommits = 4;

/** Empties the database. */
export async function removeDocuments(db: Firestore): Promise<void> {
  const present = await db.listCollections();
  // The ramp-up that spares a real database is of no use to an emulator.
  const writer = db.bulkWriter({ throttling: false });
  await Promise.all(present.map((collection) => db.recursiveDelete(collection, writer)));
  await writer.close();
}

function* inBatches(placed: Iterable<Placed>): Generator<Placed[]> {
  let batch: Placed[] = [];
  for (const one of placed) {
    batch.push(one);
    if (batch.length < writesPerBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function commitAll(db: Firestore, batches: Iterable<Placed[]>): Promise<void> {
  for (const documents of batches) {
    const batch = db.batch();
    for (const [path, { _id, ...fields }] of documents) batch.set(db.doc(path), fields);
    await batch.commit();
  }
}

/** Writes documents as they are built: only those on their way are in memory. */
export async function writeDocuments(db: Firestore, placed: Iterable<Placed>): Promise<void> {
  const batches = inBatches(placed);
  await Promise.all(Array.from({ length: parallelCommits }, () => commitAll(db, batches)));
}
