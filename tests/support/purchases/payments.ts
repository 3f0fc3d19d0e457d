import { keepsHold } from '@carwash/domain/payments/customer-payments';
import { newTransaction as transactionOf } from '@carwash/domain/payments/new-transaction';
import { searchTermsOfPurchase } from '@carwash/domain/payments/purchase-search';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { visitFor } from '@carwash/domain/payments/visit';
import { quoteFor } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { privateSettingsOf } from '@carwash/domain/settings/private-settings';
import { holdEnd } from '@carwash/domain/slots/hold';
import type { Slot } from '@carwash/domain/slots/slot';
import { countTransaction, sumCounts } from '@carwash/domain/statistics/count-statistics';
import { commitIfUnchanged, retryOnConflict } from '@carwash/functions/db/compare-and-set';
import {
  raiseCustomerVersion,
  readCustomerVersion,
} from '@carwash/functions/payments/customer-version';
import { addReceipts } from '@carwash/functions/receipts/add-receipts';
import { newIds } from '@carwash/functions/sales/new-ids';
import { countChange } from '@carwash/functions/statistics/count-change';
import type { Account } from '../accounts/accounts.ts';
import type { FixtureContext } from '../fixture-context.ts';
import { address, bookedVehicle, vehicle } from './vehicle.ts';

export interface TestPurchase {
  customer: Account;
  service: Service;
  slot: Slot;
}

const { cancellationHours, holdMinutes } = defaultSettings;

/**
 * Returns a payment in the state in which the server leaves it, received a moment ago unless `change` says
 * otherwise.
 */
function payment(
  { customer: { uid, name, email }, service, slot }: TestPurchase,
  change: Partial<Transaction>,
  { context }: FixtureContext,
): Transaction {
  const { createdAt = context.now(), status = 'success' } = change;
  const isReceived = status !== 'pending' && status !== 'failed';
  const draft = transactionOf(
    {
      customer: { uid, name, email, phone: '+8801700000000' },
      service,
      quote: quoteFor(service, { ...vehicle, addOns: [] }, defaultSettings),
      slot,
      vehicle: bookedVehicle,
      visit: visitFor(service, { address }),
      seller: privateSettingsOf(null),
      vatPercent: defaultSettings.vatPercent,
    },
    {
      status,
      paymentMethod: 'card',
      cancellationHours,
      expiresAt: holdEnd(createdAt, holdMinutes),
      holdMinutes,
      nextCheckAt: null,
      paidAt: isReceived ? createdAt : null,
      createdAt,
      currency: context.settings.currency,
      ...newIds(uid, service._id, createdAt),
    },
  );
  return {
    ...draft,
    providerReference: isReceived ? `P-${draft._id}` : null,
    searchTerms: searchTermsOfPurchase({ ...draft, ...change }),
    ...change,
  };
}

/**
 * Stores a payment of the customer for each of the `changes`, in one commit. See `newTransaction`. Their
 * random ids may collide; then all are drawn again.
 */
export const newTransactions = (
  fixtures: FixtureContext,
  purchase: TestPurchase,
  changes: readonly Partial<Transaction>[],
): Promise<Transaction[]> => retryOnConflict(() => tryTransactions(fixtures, purchase, changes));

/**
 * Stores the payments.
 * @returns undefined when two ids are the same, or one is taken
 */
async function tryTransactions(
  fixtures: FixtureContext,
  purchase: TestPurchase,
  changes: readonly Partial<Transaction>[],
): Promise<Transaction[] | undefined> {
  const { context } = fixtures;
  const { db, settings } = context;
  const transactions = changes.map((change) => payment(purchase, change, fixtures));
  const batch = db.batch();
  for (const transaction of transactions) {
    batch.create(db.transactions.doc(transaction._id), transaction);
    addReceipts(batch, null, transaction, context);
  }
  const counts = transactions.map((one) => countTransaction(one, settings.businessTimeZone));
  countChange(batch, sumCounts(counts), context);
  const open = transactions
    .filter((one) => one.status === 'pending' || keepsHold(one, context.now()))
    .map(({ _id }) => _id);
  if (open.length > 0) {
    const customerVersion = await readCustomerVersion(purchase.customer.uid, context);
    const named = customerVersion?.data()?.openPayments ?? [];
    raiseCustomerVersion(batch, customerVersion, context, { openPayments: [...named, ...open] });
  }
  return (await commitIfUnchanged(batch)) ? transactions : undefined;
}

/**
 * Stores a payment of the customer, received a moment ago unless `change` says otherwise. Only the payment:
 * no slot is taken and no booking made.
 */
export async function newTransaction(
  fixtures: FixtureContext,
  purchase: TestPurchase,
  change: Partial<Transaction> = {},
): Promise<Transaction> {
  const [transaction] = await newTransactions(fixtures, purchase, [change]);
  if (!transaction) throw new Error('No payment was made');
  return transaction;
}
