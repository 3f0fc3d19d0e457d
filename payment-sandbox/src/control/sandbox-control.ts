import { type PlannedCallback, planCallback } from '../callback/plan-callback.ts';
import { type Delivery, postCallback } from '../callback/post-callback.ts';
import type { Payment } from '../payment.ts';
import type { PaymentStore } from '../payment-store.ts';
import { defaultSettings, type SandboxSettings } from '../sandbox-settings.ts';
import { wait } from '../wait.ts';

type Endpoint = 'initiate' | 'search' | 'page';

/** A call to the sandbox, with any result. Contains no credentials. */
type ReceivedRequest = { endpoint: Endpoint; transactionId: string; at: Date };

type ControlOptions = {
  payments: PaymentStore;
  storeId: string;
  notifyUrl: string | null;
  now: () => Date;
};

/** The interface with which tests control and inspect the sandbox. */
export class SandboxControl {
  /** Address for server-to-server notifications; null: none. */
  notifyUrl: string | null;
  readonly #options: ControlOptions;
  readonly #ofTransaction = new Map<string, Partial<SandboxSettings>>();
  #ofSandbox: SandboxSettings = defaultSettings;
  #requests: ReceivedRequest[] = [];

  constructor(options: ControlOptions) {
    this.#options = options;
    this.notifyUrl = options.notifyUrl;
  }

  /** Changes settings for one transaction, or, without an id, for all transactions without their own. */
  set(settings: Partial<SandboxSettings>, transactionId?: string): void {
    if (transactionId === undefined) {
      this.#ofSandbox = { ...this.#ofSandbox, ...settings };
    } else {
      const own = this.#ofTransaction.get(transactionId);
      this.#ofTransaction.set(transactionId, { ...own, ...settings });
    }
  }

  /** Returns the settings of a transaction: its own ones override those of the sandbox. */
  settingsFor(transactionId: string): SandboxSettings {
    return { ...this.#ofSandbox, ...this.#ofTransaction.get(transactionId) };
  }

  /** Restores the default settings and clears the list of requests. Payments stay. */
  reset(): void {
    this.#ofSandbox = defaultSettings;
    this.#ofTransaction.clear();
    this.#requests = [];
    this.notifyUrl = this.#options.notifyUrl;
  }

  /** Sets the payment to successful at the provider, whatever its status. Sends nothing. */
  pay(transactionId: string): Payment {
    return this.#options.payments.overrule(transactionId, 'successful');
  }

  /** Sets the payment to failed at the provider, whatever its status. Sends nothing. */
  decline(transactionId: string): Payment {
    return this.#options.payments.overrule(transactionId, 'failed');
  }

  /** Sets the payment to expired at the provider, whatever its status. Sends nothing. */
  expire(transactionId: string): Payment {
    return this.#options.payments.overrule(transactionId, 'expired');
  }

  payment(transactionId: string): Payment | undefined {
    return this.#options.payments.find(transactionId);
  }

  /** Deletes all payments. Needed when the shop's own documents are deleted. */
  forgetPayments(): void {
    this.#options.payments.forget();
  }

  /** The ids of all paid transactions, the oldest first. */
  get paidTransactionIds(): string[] {
    return this.#options.payments.paidTransactionIds;
  }

  /**
   * Sends the callbacks of a payment according to its settings, without a browser: to success_url or
   * fail_url, and to `notifyUrl`. Resolves with the merchant's responses; none when callbacks are
   * dropped. Throws for an unknown transaction, and for one without an outcome unless the callback is
   * forged.
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

  /** Returns the planned callback of a payment; undefined when it is to be dropped. */
  plannedCallback(payment: Payment): PlannedCallback | undefined {
    const { callbacks } = this.settingsFor(payment.transactionId);
    return planCallback(payment, this.#options.storeId, callbacks);
  }

  /**
   * Sends in the background the callbacks that the browser does not send itself: copies and
   * notifications.
   */
  sendBesideBrowser(payment: Payment): void {
    const callback = this.plannedCallback(payment);
    if (callback) void this.#send(callback, callback.copies - 1);
  }

  /** The calls received since the last reset, oldest first. */
  get requests(): readonly ReceivedRequest[] {
    return this.#requests;
  }

  /** Counts the calls that an endpoint received since the last reset, of one transaction or of all. */
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
    // Notifies of every outcome: the provider only documents notifications of successes, but a receiver must
    // handle all.
    const notified = this.notifyUrl ? postCallback(this.notifyUrl, fields, copies) : [];
    const returned = postCallback(url, fields, toUrl);
    return (await Promise.all([returned, notified])).flat();
  }
}
