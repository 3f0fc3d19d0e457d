import type { Transaction } from '@carwash/domain/payments/transaction';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, madeCalls, refused } from '~/testing/answers';
import { admin, customer } from '~/testing/people';
import { transactionOf } from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import { DialogHost } from '~/ui/dialogs/dialog-host';
import { MarkRefundedButton } from './refunds/mark-refunded-button';

const cancelled = transactionOf(customer, {
  status: 'refund_due',
  refundReason: 'booking_cancelled',
});

async function openDialog(transaction: Transaction = cancelled, answers: Answers = {}) {
  const opened = await renderScreen(
    <DialogHost>
      <MarkRefundedButton transaction={transaction} />
    </DialogHost>,
    { as: admin, documents: { transactions: [transaction] }, answers },
  );
  await opened.user.click(
    screen.getByRole('button', { name: 'Mark refunded: Nadia Rahman, Foam Wash' }),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Mark refunded' });
  const reference = () => within(dialog).getByLabelText<HTMLInputElement>(/^Reference/);
  const submit = () => within(dialog).queryByRole('button', { name: 'Mark refunded' });
  return {
    ...opened,
    dialog,
    reference,
    submit,
    send: async () => opened.user.click(submit() as HTMLElement),
  };
}

test('the dialog names the sum and the customer, and needs a reference', async () => {
  const { dialog, reference, send } = await openDialog();
  expect(textOf(dialog)).toContain('Pay back $49.90 to Nadia Rahman for Foam Wash.');
  await send();
  await within(dialog).findByText('Reference is required.');
  await waitFor(() => expect(document.activeElement).toBe(reference()));
  expect(madeCalls()).toEqual([]);
});

test('what was paid instead of the price is what goes back', async () => {
  const { dialog } = await openDialog(
    transactionOf(customer, {
      status: 'refund_due',
      refundReason: 'amount_mismatch',
      received: { amount: '1.00', currency: 'EUR' },
    }),
  );
  expect(textOf(dialog)).toContain('Pay back 1.00 EUR (asked 49.90 USD)');
});

test('what was paid at the desk needs no reference', async () => {
  const { dialog } = await openDialog({ ...cancelled, paymentMethod: 'cash' });
  within(dialog).getByLabelText('Reference (optional)');
  expect(textOf(dialog)).toContain('The customer paid at the desk: a reference is not needed.');
});

test('a double click marks it once, is told and closes the dialog', async () => {
  const marked = { ...cancelled, status: 'refunded', refundReference: 'RF-1' };
  const { user, fill, reference, submit } = await openDialog(cancelled, {
    updateTransactionStatus: () => marked,
  });
  await fill(reference(), 'RF-1');
  await user.dblClick(submit() as HTMLElement);
  await screen.findByText('The refund is marked as paid back');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(madeCalls('updateTransactionStatus').map(({ body }) => body)).toEqual([
    { status: 'refunded', reference: 'RF-1', version: 1 },
  ]);
});

test('a refusal is told in the dialog, which keeps the reference', async () => {
  const { dialog, fill, reference, send } = await openDialog(cancelled, {
    updateTransactionStatus: () => refused('conflict', 'It is too late for that.'),
  });
  await fill(reference(), 'RF-1');
  await send();
  const alert = await within(dialog).findByRole('alert');
  expect(textOf(alert)).toBe('Failed to mark the refund: It is too late for that.');
  expect(reference().value).toBe('RF-1');
});

test('a refund that somebody else marks meanwhile is told with their reference', async () => {
  const { dialog, fill, reference, submit } = await openDialog();
  await fill(reference(), 'RF-late');
  await changeDocuments({
    transactions: [{ ...cancelled, status: 'refunded', refundReference: 'RF-first' }],
  });
  const alert = await within(dialog).findByRole('alert');
  expect(textOf(alert)).toContain('with the reference RF-first');
  expect(reference().value).toBe('RF-late');
  expect(submit()).toBeNull();
  within(dialog).getByRole('button', { name: 'Close' });
});

test('a typed reference is there again when the dialog is opened again', async () => {
  const { fill, reference } = await openDialog();
  await fill(reference(), 'RF-1');
  cleanup();
  const again = await openDialog();
  await waitFor(() => expect(again.reference().value).toBe('RF-1'));
});
