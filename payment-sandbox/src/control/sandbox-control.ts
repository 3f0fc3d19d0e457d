import { type PlannedCallback, planCallback } from '../callback/plan-callback.ts';
import { type Delivery, postCallback } from '../callback/post-callback.ts';
import type { Payment } from '../payment.ts';
import type { PaymentStore } from '../payment-store.ts';
import { defaultSettings, type SandboxSettings } from '../sandbox-settings.ts';
import { wait } from '../wait.ts';

export type Endpoint = 'initiate' | 'search' | 'page';

/** A call that reached the sandbox, whatever came of it. Carries no credentials. */
export type ReceivedRequest = { endpoint: Endpoint; transactionId: string; at: Date };

type ControlOptions = {
  payments: PaymentStore;
  storeId: string;
  notifyUrl: string | null;
  now: () => Date;
};

/** What tests can make the sandbox do, and what they can ask it. */
export class SandboxControl {
  /** Where the provider also reports outcomes from server to server; null: nowhere. */
  notifyUrl: string | null;
  readonly #options: ControlOptions;
  readonly #ofTransaction = new Map<string, Partial<SandboxSettings>>();
  #ofSandbox: SandboxSettings = defaultSettings;
  #requests: ReceivedRequest[] = [];

  constructor(options: ControlOptions) {
    this.#options = options;
    this.notifyUrl = options.notifyUrl;
  }

  /** Changes the given settings for one transaction, or without an id for all that have none. */
  set(settings: Partial<SandboxSettings>, transactionId?: string): void {
    if (transactionId === undefined) {
      this.#ofSandbox = { ...this.#ofSandbox, ...settings };
    } else {
      const own = this.#ofTransaction.get(transactionId);
      this.#ofTransaction.set(transactionId, { ...own, ...settings });
    }
  }

  /** What holds for a transaction: its own settings before those of the sandbox. */
  settingsFor(transactionId: string): SandboxSettings {
    return { ...this.#ofSandbox, ...this.#ofTransaction.get(transactionId) };
  }

  /** Back to good behaviour and an empty list of requests. Payments stay. */
  reset(): void {
    this.#ofSandbox = defaultSettings;
    this.#ofTransaction.clear();
    this.#requests = [];
    this.notifyUrl = this.#options.notifyUrl;
  }

  /** Makes the payment successful at the provider, whatever it was before. Sends nothing. */
  pay(transactionId: string): Payment {
    return this.#options.payments.overrule(transactionId, 'successful');
  }

  /** Makes the payment failed at the provider, whatever it was before. Sends nothing. */
  decline(transactionId: string): Payment {
    return this.#options.payments.overrule(transactionId, 'failed');
  }

  /** Makes the payment expired at the provider, whatever it was before. Sends nothing. */
  expire(transactionId: string): Payment {
    return this.#options.payments.overrule(transactionId, 'expired');
  }

  payment(transactionId: string): Payment | undefined {
    return this.#options.payments.find(transactionId);
  }

  /** Forgets all payments, as who wipes the shop's own documents does. */
  forgetPayments(): void {
    this.#options.payments.forget();
  }

  /** Every transaction that has been paid here, the oldest first. */
  get paidTransactionIds(): string[] {
    return this.#options.payments.paidTransactionIds;
  }

  /**
   * Sends the callbacks of a payment as its settings say, without a browser: to success_url or
   * fail_url, and to `notifyUrl`. Resolves with the merchant's answers; none when they are dropped.
   * Throws for an unknown transaction, and for one without an outcome unless it is forged.
   */
  async sendCallbacks(transactionId: string): Promise<Delivery[]> {
    const payment = this.payment(transactionId);
    if (!payment) throw new Error(`unknown transaction ${transactionId}`);
    const isForged = this.settingsFor(transactionId).callbacks.mode === 'forge';
    if (payment.status === 'initiated' && !isForged) {
      throw new Error(`transaction ${transactionId} has no outcome to report yet`);
    }
    const callback = this.plannedCallback(payment);
    return callback ? this.#send(callback, callback.copies) : [];
  }

  /** The callback that is due for a payment; undefined when it is to be dropped. */
  plannedCallback(payment: Payment): PlannedCallback | undefined {
    const { callbacks } = this.settingsFor(payment.transactionId);
    return planCallback(payment, this.#options.storeId, callbacks);
  }

  /** Sends, in the background, what the browser does not carry itself: copies and notifications. */
  sendBesideBrowser(payment: Payment): void {
    const callback = this.plannedCallback(payment);
    if (callback) void this.#send(callback, callback.copies - 1);
  }

  /** The calls received since the last reset, oldest first. */
  get requests(): readonly ReceivedRequest[] {
    return this.#requests;
  }

  /** How many calls an endpoint received since the last reset, of one transaction or of all. */
  count(endpoint: Endpoint, transactionId?: string): number {
    return this.#requests.filter(
      (request) =>
        request.endpoint === endpoint &&
        (transactionId === undefined || request.transactionId === transactionId),
    ).length;
  }

  record(endpoint: Endpoint, transactionId: string): void {
    this.#requests.push({ endpoint, transactionId, at: this.#options.now() });
  }

  async #send(
    { url, fields, copies, delayMs }: PlannedCallback,
    toUrl: number,
  ): Promise<Delivery[]> {
    await wait(delayMs);
    // The provider describes notifications of successes only; a listener must bear all outcomes.
    const notified = this.notifyUrl ? postCallback(this.notifyUrl, fields, copies) : [];
    const returned = postCallback(url, fields, toUrl);
    return (await Promise.all([returned, notified])).flat();
  }
}
