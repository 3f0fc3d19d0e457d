import { collections } from '@carwash/domain/entities/collections';
import type { Firestore } from 'firebase-admin/firestore';
import type { Seed } from './build-seed.ts';

/** Large enough to be quick, small enough to stay far below the size limit of a commit. */
const writesPerBatch = 300;

/** Where each document belongs: path and document. */
function* placeDocuments(seed: Seed): Generator<[string, { _id: string }]> {
  const placed = {
    [collections.users]: seed.users,
    [collections.services]: seed.services,
    [collections.slots]: seed.slots,
    [collections.transactions]: seed.transactions,
    [collections.bookings]: seed.bookings,
    [collections.reviews]: seed.reviews,
    [collections.stats]: seed.statistics,
  };
  for (const [collection, documents] of Object.entries(placed)) {
    for (const document of documents) yield [`${collection}/${document._id}`, document];
  }
  for (const [bookingId, events] of seed.events) {
    for (const event of events) {
      yield [`${collections.bookings}/${bookingId}/${collections.events}/${event._id}`, event];
    }
  }
}

async function removeDocuments(db: Firestore): Promise<void> {
  const present = await db.listCollections();
  // The ramp-up that spares a real database is of no use to an emulator.
  const writer = db.bulkWriter({ throttling: false });
  await Promise.all(present.map((collection) => db.recursiveDelete(collection, writer)));
  await writer.close();
}

/** Replaces everything in the database by these documents. */
export async function loadDocuments(db: Firestore, seed: Seed): Promise<void> {
  await removeDocuments(db);
  const placed = [...placeDocuments(seed)];
  const batches: Promise<unknown>[] = [];
  for (let first = 0; first < placed.length; first += writesPerBatch) {
    const batch = db.batch();
    for (const [path, { _id, ...fields }] of placed.slice(first, first + writesPerBatch)) {
      batch.set(db.doc(path), fields);
    }
    batches.push(batch.commit());
  }
  await Promise.all(batches);
}
