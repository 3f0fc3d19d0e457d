import type { OpenPeriod } from '@carwash/domain/closings/closing';
import type { Receipt } from '@carwash/domain/receipts/receipt';
import { receiptCounterId } from '@carwash/domain/receipts/receipt';
import { receiptsOf } from '@carwash/domain/receipts/receipts-of';
import { demoAccounts } from '@carwash/domain/users/demo-accounts';
import { signIn } from '../../api/support/people/people.ts';
import { countReads } from '../../support/count-documents.ts';
import { type Emulators, timeZone } from '../../support/emulators/emulators.ts';
import { documentsOf } from '../../support/reads/documents.ts';
import type { Figure } from '../figures/figure.ts';
import { serveApi } from '../serve-api.ts';

/** Receipts since the last closing: those of a hundred sales a day, for almost three years. */
const receiptCount = 100_000;

type Api = Awaited<ReturnType<typeof serveApi>>;

/** Returns a numbered receipt of a sale of the demo. */
async function exampleReceipt({ context: { db } }: Api): Promise<Receipt> {
  const sales = await documentsOf(db.transactions.where('status', '==', 'success').limit(1));
  const [receipt] = sales.flatMap((sale) => receiptsOf(sale, timeZone, new Date()));
  if (!receipt) throw new Error('The demo has a sale');
  return receipt;
}

/** Replaces the receipts by numbered ones without sums, as of a business that is older than the sums. */
async function storeReceipts({ firestore }: Emulators, api: Api): Promise<void> {
  const { db } = api.context;
  const receipt = await exampleReceipt(api);
  const year = receipt.date.slice(0, 4);
  const writer = firestore.bulkWriter({ throttling: false });
  for (const collection of [db.receipts, db.closings, db.till]) {
    await firestore.recursiveDelete(firestore.collection(collection.path), writer);
  }
  for (let runningNumber = 1; runningNumber <= receiptCount; runningNumber += 1) {
    const number = `${year}-${String(runningNumber).padStart(6, '0')}`;
    const numbered = { ...receipt, _id: `sale-${runningNumber}`, number, runningNumber };
    void writer.create(db.receipts.doc(numbered._id), numbered);
  }
  const lastOfYears = { [year]: receiptCount };
  const counter = { _id: receiptCounterId, runningNumber: receiptCount, lastOfYears };
  void writer.set(db.receiptNumbers.doc(receiptCounterId), { ...counter, createdAt: new Date() });
  await writer.close();
}

/** Counts the documents that a look at the till reads where nobody has closed it for years. */
export async function measureTill(emulators: Emulators): Promise<Figure[]> {
  const api = await serveApi(emulators);
  try {
    await storeReceipts(emulators, api);
    const token = await signIn(demoAccounts.admin.email, demoAccounts.admin.password);
    const look = async () => {
      const headers = { authorization: `Bearer ${token}` };
      const response = await fetch(`${api.url}/api/closings/current`, { headers });
      const { data } = (await response.json()) as { data?: OpenPeriod };
      if (data?.toReceipt !== receiptCount) throw new Error(`Answered ${response.status}`);
    };
    const of = `${receiptCount} receipts`;
    return [
      { what: 'documents, the first look of an older business', of, value: await countReads(look) },
      {
        what: 'documents, every other look',
        of,
        value: await countReads(look),
        goal: { atMost: 10 },
      },
    ];
  } finally {
    await api.close();
  }
}
