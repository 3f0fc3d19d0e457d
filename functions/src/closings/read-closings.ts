import type { Closing } from '@carwash/domain/closings/closing';
import type { Query, QueryDocumentSnapshot, QuerySnapshot } from 'firebase-admin/firestore';
import type { Database } from '../db/database.ts';

type ClosingSnapshot = QueryDocumentSnapshot<Closing>;

/** The last closings as read. */
export interface LastClosings {
  /** The closing with the highest number, reopened or not; undefined before the first one. */
  newest: ClosingSnapshot | undefined;
  /** The newest one that was not reopened. */
  standing: ClosingSnapshot | undefined;
}

/** Reads the newest closing and the newest that stands: two reads if the newest was reopened. */
export async function readLastClosings(
  { closings }: Pick<Database, 'closings'>,
  read = (query: Query<Closing>): Promise<QuerySnapshot<Closing>> => query.get(),
): Promise<LastClosings> {
  const newestFirst = closings.orderBy('closingNumber', 'desc').limit(1);
  const [newest] = (await read(newestFirst)).docs;
  // One read in most cases, because two at once could see the till before and after a closing.
  if (!newest || newest.data().reopened === null) return { newest, standing: newest };
  const [standing] = (await read(newestFirst.where('reopened', '==', null))).docs;
  return { newest, standing };
}
