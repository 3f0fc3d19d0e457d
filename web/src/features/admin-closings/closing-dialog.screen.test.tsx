import type { CashMovement } from '@carwash/domain/closings/cash-movement';
import type { Closing } from '@carwash/domain/closings/closing';
import { sumReceipts } from '@carwash/domain/closings/sum-receipts';
import type { Receipt } from '@carwash/domain/receipts/receipt';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { admin, customer } from '~/testing/people';
import { transactionOf } from '~/testing/records';
import { renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import { ClosingDialog } from './closing-dialog';

const createdAt = new Date('2026-11-30T13:00:00Z');
const by = { uid: 'rahim', name: 'Rahim' };

const receipt = (runningNumber: number, change: Partial<Receipt> = {}): Receipt => {
  const { transactionId, currency, lines, seller } = transactionOf(customer);
  return {
    ...{ _id: `T-${runningNumber}`, transactionId, currency, lines, seller, kind: 'sale' },
    ...{ paymentMethod: 'cash', amount: 50, net: 50, vat: 0, vatPercent: 0 },
    ...{ registrationPlate: 'GA 11', customer: { uid: null, name: 'Kamal' } },
    ...{ visitDate: '2026-11-30', date: '2026-11-30' },
    ...{ paidAt: createdAt, movedAt: createdAt, createdAt, runningNumber },
    number: `2026-00006${runningNumber}`,
    ...change,
  };
};
const receipts = [
  receipt(1),
  receipt(2),
  receipt(3, { paymentMethod: 'terminal' }),
  receipt(4, { kind: 'refund', amount: 20, net: 20 }),
];

const toBank: CashMovement = {
  ...{ _id: 'bank', direction: 'out', amountMinor: 6000, purpose: 'bank', cashReason: '' },
  ...{ notedBy: by, reverses: null, createdAt },
};

const closing: Closing = {
  ...{ _id: '7', closingNumber: 7, afterReceipt: 1, toReceipt: 4 },
  figures: sumReceipts(receipts.slice(1)),
  ...{ openingFloatMinor: 10_000, expectedCashMinor: 7_000, countedCashMinor: 7_000 },
  ...{ cashMovements: [toBank], differenceReason: '', closedBy: by },
  ...{ reopened: null, nextClosing: null, createdAt },
};

test('a closing names its days, hours, sales, receipts and cash, also on a roll', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = await renderScreen(<ClosingDialog opened={closing} onClosed={() => {}} />, {
    as: admin,
    settings: {
      hours: Array.from({ length: 7 }, () => ({
        periods: [{ opens: '09:00', closes: '19:00' }],
      })),
    },
    documents: { receipts },
  });
  const sheet = await screen.findByRole('article', { name: 'Closing 7' });
  await within(sheet).findByText('2026-000062 to 2026-000064');
  const facts = [
    'Open09:00 – 19:00',
    'Sales2',
    'Refunds and corrections1',
    'To the bank$60.00',
    'Left for tomorrow$70.00',
  ];
  for (const text of ['Mon, 30 Nov 2026', ...facts]) expect(textOf(sheet)).toContain(text);
  within(sheet).getByRole('table', { name: 'By method of payment' });

  await user.click(screen.getByRole('button', { name: 'Print 80 mm' }));
  expect(print).toHaveBeenCalledOnce();
  expect(within(sheet).queryByRole('table')).toBeNull();
  expect(textOf(sheet)).toContain('CashSales$50.00Refunds-$20.00Net$30.00');
  for (const text of facts) expect(textOf(sheet)).toContain(text);

  await user.click(screen.getByRole('button', { name: 'Print A4 or Letter' }));
  within(sheet).getByRole('table', { name: 'By method of payment' });
});
