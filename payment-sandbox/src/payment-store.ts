import { randomInt } from 'node:crypto';
import type { Payment, PaymentOrder, PaymentStatus } from './payment.ts';

/**
 * How long the card page stays open, in milliseconds. The provider documents no figure. Half an hour is
 * longer than the shop holds a slot, so that late payments can be tested.
 */
export const paymentLifetimeMs = 30 * 60_000;

/** All payments of one sandbox, in memory. Returned payments are snapshots that never change. */
export class PaymentStore {
  readonly #payments = new Map<string, Payment>();
  readonly #transactionIds = new Map<string, string>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Opens a payment. The caller must check that its transaction id is new. */
  open(order: PaymentOrder): Payment {
    const createdAt = this.#now();
    const track = this.#newTrack(createdAt);
    this.#transactionIds.set(track, order.transactionId);
    return this.#save({ ...order, track, status: 'initiated', createdAt, settledAt: null });
  }

  find(transactionId: string): Payment | undefined {
    const payment = this.#payments.get(transactionId);
    return payment && this.#isOverdue(payment) ? this.#mark(payment, 'expired') : payment;
  }

  /** Deletes all payments. */
  forget(): void {
    this.#payments.clear();
    this.#transactionIds.clear();
  }

  /** The ids of the successful payments. */
  get paidTransactionIds(): string[] {
    return [...this.#payments.values()]
      .filter(({ status }) => status === 'successful')
      .map(({ transactionId }) => transactionId);
  }

  findByTrack(track: string): Payment | undefined {
    const transactionId = this.#transactionIds.get(track);
    return transactionId === undefined ? undefined : this.find(transactionId);
  }

  /**
   * Records the customer's action on the card page. Only an open payment changes, so a second click
   * gets the outcome of the first.
   */
  settle(
    payment: Payment,
    status: 'successful' | 'failed',
  ): { payment: Payment; changed: boolean } {
    const current = this.find(payment.transactionId) ?? payment;
    if (current.status !== 'initiated') return { payment: current, changed: false };
    return { payment: this.#mark(current, status), changed: true };
  }

  /**
   * Sets the provider's decision, whatever the status before: a failed or expired payment may become
   * paid. Throws for an unknown transaction.
   */
  overrule(transactionId: string, status: PaymentStatus): Payment {
    const payment = this.find(transactionId);
    if (!payment) throw new Error(`unknown transaction ${transactionId}`);
    return this.#mark(payment, status);
  }

  #isOverdue(payment: Payment): boolean {
    const age = this.#now().getTime() - payment.createdAt.getTime();
    return payment.status === 'initiated' && age >= paymentLifetimeMs;
  }

  #mark(payment: Payment, status: PaymentStatus): Payment {
    return this.#save({ ...payment, status, settledAt: this.#now() });
  }

  #save(payment: Payment): Payment {
    this.#payments.set(payment.transactionId, payment);
    return payment;
  }

  /** Returns a new id in the provider's format: `AAM`, the time in seconds, six digits. */
  #newTrack(createdAt: Date): string {
    const seconds = Math.floor(createdAt.getTime() / 1000);
    const track = `AAM${seconds}${String(randomInt(1_000_000)).padStart(6, '0')}`;
    return this.#transactionIds.has(track) ? this.#newTrack(createdAt) : track;
  }
}
