import type { Booking } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { readDocument } from '../db/read-document.ts';

/** Reads the payment of a booking. Every booking has one. */
export async function readPayment(
  { _id }: Booking,
  { db }: Context,
): Promise<QueryDocumentSnapshot<Transaction>> {
  const payment = await readDocument(db.transactions, _id);
  if (!payment) throw new Error(`Booking ${_id} has no transaction`);
  return payment;
}
