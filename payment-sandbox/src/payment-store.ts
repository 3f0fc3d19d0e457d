import { randomInt } from 'node:crypto';
import type { Payment, PaymentOrder, PaymentStatus } from './payment.ts';

/**
 * How long the card page stays open. The provider documents no figure; half an hour is longer than
 * the shop holds a slot, so that a payment which arrives too late can be tried.
 */
export const paymentLifetimeMs = 30 * 60_000;

/** All payments of one sandbox, in memory. What it hands out is a snapshot and never changes. */
export class PaymentStore {
  readonly #payments = new Map<string, Payment>();
  readonly #transactionIds = new Map<string, string>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** Opens a payment. The caller has made sure that its transaction id is new. */
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

  /** As if nobody had ever paid here. */
  forget(): void {
    this.#payments.clear();
    this.#transactionIds.clear();
  }

  /** The ids of the payments that have been made. */
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
   * Records what the customer did on the card page. Only an open payment changes, so a second click
   * is answered with the outcome of the first.
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
   * Records what the provider has decided, whatever it said before: a failed or expired payment may
   * turn out to be paid. Throws when the transaction is unknown.
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

  /** In the provider's form: `AAM`, the time in seconds, six digits. */
  #newTrack(createdAt: Date): string {
    const seconds = Math.floor(createdAt.getTime() / 1000);
    const track = `AAM${seconds}${String(randomInt(1_000_000)).padStart(6, '0')}`;
    return this.#transactionIds.has(track) ? this.#newTrack(createdAt) : track;
  }
}
