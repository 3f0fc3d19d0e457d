import { erasedCustomer, isErasedVisit } from '@carwash/domain/bookings/erased-customer';
import { erasePayment, eraseVisit } from '@carwash/domain/sales/erase-customer';
import {
  type Retention,
  type RetentionName,
  retainedSince,
  retentionNames,
} from '@carwash/domain/settings/retention';
import { dayMs, hourMs } from '@carwash/domain/time/durations';
import { erasedPlate } from '@carwash/domain/vehicles/erased-vehicle';
import type { DocumentSnapshot, Query, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deadline } from '../background/deadline.ts';
import { type WorkOutcome, workOn } from '../background/drain.ts';
import type { StepCounts } from '../background/step.ts';
import type { Context } from '../context.ts';
import { commitIfUnchanged, ifUnchanged } from '../db/compare-and-set.ts';
import { readLegalSettings } from '../db/read-settings.ts';
import { writeTransaction } from '../payments/write-transaction.ts';
import { changeBookingByClock } from '../sales/change-sale.ts';
import { loadSale } from '../sales/load-sale.ts';
import { eraseVisitRecord } from '../users/erase-visit-records.ts';

/** Number of documents that are read and erased at the same time. */
const parallel = 20;

/** Documents of one kind that a run erases at most. */
const mostErased = 100;

/** Documents that still hold personal data. */
interface OverdueDocuments<T> {
  documents: Query<T>;
  /** Path of the time from which it is counted how long they are kept. */
  since: string;
  /** @returns false if it is still needed, or somebody else has changed it meanwhile */
  erase: (snapshot: QueryDocumentSnapshot<T>) => Promise<boolean>;
}

type Erasure = Pick<StepCounts, 'done' | 'failed'> & {
  /** Whether nothing was left but what is still needed, or has failed. */
  isThrough: boolean;
};

async function eraseKept<T>(
  { documents, since, erase }: OverdueDocuments<T>,
  until: Date,
  deadline: Deadline,
): Promise<Erasure> {
  const overdue = documents.where(since, '<=', until).orderBy(since).limit(parallel);
  const outcomes: WorkOutcome[] = [];
  const count = (outcome: WorkOutcome) => outcomes.filter((one) => one === outcome).length;
  let page: QueryDocumentSnapshot<T>[] = [];
  do {
    const last = page.at(-1);
    page = (await (last ? overdue.startAfter(last) : overdue).get()).docs;
    outcomes.push(
      ...(await Promise.all(page.map((snapshot) => workOn(snapshot, { work: erase })))),
    );
  } while (page.length === parallel && count('done') < mostErased && !deadline.hasPassed());
  return {
    done: count('done'),
    failed: count('failed'),
    isThrough: page.length < parallel,
  };
}

const deleteDocument = (snapshot: DocumentSnapshot<unknown>, { db }: Context) =>
  commitIfUnchanged(db.batch().delete(snapshot.ref, ifUnchanged(snapshot)));

async function eraseBooking({ id }: { id: string }, context: Context): Promise<boolean> {
  const facts = { now: context.now(), timeZone: context.settings.businessTimeZone };
  const booking = await changeBookingByClock(
    () => loadSale(id, context),
    async (sale) => {
      const decision = eraseVisit(sale, facts);
      // Before the booking, because by it a later run finds what is left after a failure.
      if (decision !== 'unchanged') await eraseVisitRecord(id, context);
      return decision;
    },
    context,
  );
  return isErasedVisit(booking);
}

type Erase = (context: Context, until: Date, deadline: Deadline) => Promise<Erasure>;

/** Erases the data of each kind whose time is over. Erased documents have the erased plate or are deleted. */
const erasures: Record<RetentionName, Erase> = {
  bookingMonths: (context, ...time) =>
    eraseKept(
      {
        // An erased booking belongs to no account any more.
        documents: context.db.bookings.where('customer.uid', '>', ''),
        since: 'slot.endsAt',
        erase: (booking) => eraseBooking(booking, context),
      },
      ...time,
    ),
  walkInMonths: (context, ...time) =>
    eraseKept(
      {
        documents: context.db.bookings
          .where('customer.uid', '==', null)
          .where('vehicle.registrationPlate', '!=', erasedPlate),
        since: 'slot.endsAt',
        erase: (booking) => eraseBooking(booking, context),
      },
      ...time,
    ),
  paymentYears: (context, ...time) =>
    eraseKept(
      {
        documents: context.db.transactions.where('vehicle.registrationPlate', '!=', erasedPlate),
        since: 'createdAt',
        erase: async (payment) => {
          const change = erasePayment(payment.data());
          if (!change) return false;
          const batch = context.db.batch();
          writeTransaction(batch, payment, change, context);
          return commitIfUnchanged(batch);
        },
      },
      ...time,
    ),
  receiptYears: (context, ...time) =>
    eraseKept(
      {
        documents: context.db.receipts.where('registrationPlate', '!=', erasedPlate),
        since: 'movedAt',
        erase: (receipt) => {
          const { uid, name } = erasedCustomer;
          const erased = { customer: { uid, name }, registrationPlate: erasedPlate };
          const batch = context.db.batch();
          batch.update(receipt.ref, erased, ifUnchanged(receipt));
          return commitIfUnchanged(batch);
        },
      },
      ...time,
    ),
  noteMonths: (context, ...time) =>
    eraseKept(
      {
        documents: context.db.customerNotes.where('block', '==', null),
        since: 'writtenAt',
        erase: (note) => deleteDocument(note, context),
      },
      ...time,
    ),
  messageMonths: (context, ...time) =>
    eraseKept(
      {
        documents: context.db.messages.where('state', 'in', ['sent', 'dropped', 'settled']),
        since: 'createdAt',
        erase: (message) => deleteDocument(message, context),
      },
      ...time,
    ),
};

async function eraseAll(
  retention: Retention,
  context: Context,
  deadline: Deadline,
): Promise<Erasure> {
  const now = context.now();
  const all = await Promise.all(
    retentionNames.map((name) =>
      erasures[name](context, retainedSince(name, retention, now), deadline),
    ),
  );
  const sum = (of: 'done' | 'failed') => all.reduce((total, one) => total + one[of], 0);
  return {
    done: sum('done'),
    failed: sum('failed'),
    isThrough: all.every(({ isThrough }) => isThrough),
  };
}

/**
 * Erases personal data that was kept for as long as the legal settings say. Looks for it once a day, in every run
 * while there is more, and once an hour while documents fail, which every run reports.
 */
export async function eraseOverdue(context: Context, deadline: Deadline): Promise<StepCounts> {
  const { db, now } = context;
  const startedAt = now();
  const state = await db.retention.get();
  const none = { due: 0, oldestDueAt: null };
  const last = state.data();
  if (last && startedAt < last.dueAt) return { ...none, done: 0, failed: last.failed ?? 0 };
  const { done, failed, isThrough } = await eraseAll(
    await readLegalSettings(context),
    context,
    deadline,
  );
  if (isThrough) {
    const restMs = failed > 0 ? hourMs : dayMs;
    const next = { dueAt: new Date(startedAt.getTime() + restMs), failed };
    const batch = db.batch();
    if (state.exists) batch.update(state.ref, next, ifUnchanged(state));
    else batch.create(state.ref, next);
    // Other times may have been set meanwhile: then the next run looks again.
    await commitIfUnchanged(batch);
  }
  return { ...none, done, failed };
}
