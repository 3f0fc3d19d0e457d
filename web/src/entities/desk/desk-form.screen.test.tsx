import type { FoundCustomer } from '@carwash/domain/customers/endpoints';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { minuteMs } from '@carwash/domain/time/durations';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, madeCalls, refused } from '~/testing/answers';
import { admin, customer } from '~/testing/people';
import {
  bookedVehicle,
  bookingOf,
  dayFromToday,
  dayWith,
  jobOf,
  serviceWith,
  slotOn,
  transactionOf,
} from '~/testing/records';
import { renderScreen } from '~/testing/render-screen';
import { DeskForm } from './desk-form';
import { useDeskSale } from './use-desk-sale';

const tomorrow = dayFromToday(1);
const [ten, eleven] = [slotOn(tomorrow), slotOn(tomorrow, '11:00', '11:45')];
const inTenMinutes = new Date(Date.now() + 10 * minuteMs);

const known: FoundCustomer = {
  customerKey: `account-${customer.uid}`,
  uid: customer.uid,
  name: customer.name,
  email: customer.email,
  phone: '',
  cars: [{ ...bookedVehicle, lastVisit: null }],
  notes: [],
};

const paymentFor = (slot: Transaction['slot']): Transaction =>
  transactionOf(customer, {
    status: 'pending',
    slot,
    claimId: 'theirs',
    paidAt: null,
    createdAt: new Date(),
    expiresAt: inTenMinutes,
  });

/** Tomorrow, with the hold of the customer. */
const day = dayWith(tomorrow, ['10:00', '11:00'], {
  jobs: { theirs: jobOf({ slot: ten }, inTenMinutes) },
});

function FormOfEleven() {
  const form = useDeskSale(eleven._id, () => {});
  return (
    <DeskForm
      {...form}
      service={serviceWith()}
      day={day}
      slotId={eleven._id}
      bay={null}
      customer={known}
      onDismiss={form.dismiss}
    />
  );
}

/** Opens the form of the start at eleven for the customer. */
const openForm = (answers: Answers, payment = paymentFor(ten)) =>
  renderScreen(<FormOfEleven />, {
    as: admin,
    documents: { transactions: [payment], days: [day] },
    answers: { searchCustomers: () => [], ...answers },
  });

const sell = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Sell' });
const sold = () => bookingOf(customer);

test('the start that the customer is paying for is said, chosen and sold', async () => {
  const { user } = await openForm({ createDeskBooking: sold });
  await screen.findByText(/They are paying online for Foam Wash, .* 10:00\./);
  const time = screen.getByRole('combobox', { name: 'Time' });
  expect(time.textContent).toContain('11:00');
  await user.click(screen.getByRole('button', { name: 'Choose it' }));
  expect(time.textContent).toMatch(/10:00.*\(they are paying for it\)/);
  expect(screen.queryByRole('button', { name: 'Choose it' })).toBeNull();
  await user.click(sell());
  await waitFor(() => expect(madeCalls('createDeskBooking')).toHaveLength(1));
  expect(madeCalls('createDeskBooking')[0]?.body).toMatchObject({
    slotId: ten._id,
    customerId: customer.uid,
    onBookedStart: false,
  });
});

test('a start of another day is sold in its own form', async () => {
  const other = slotOn(dayFromToday(3));
  await openForm({}, paymentFor(other));
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Go there' });
  expect(link.getAttribute('href')).toBe(`/dashboard/slots?date=${other.date}&book=${other._id}`);
});

test('a start that the customer has booked is sold once more after a tick', async () => {
  let isAsked = false;
  const { user } = await openForm({
    createDeskBooking: () => {
      const answer = isAsked ? sold() : refused('already_booked');
      isAsked = true;
      return answer;
    },
  });
  await user.click(sell());
  await screen.findByText(/This customer has booked this time already\./);
  expect(sell().disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Sell it once more all the same' }));
  await user.click(sell());
  await waitFor(() => expect(madeCalls('createDeskBooking')).toHaveLength(2));
  const [first, second] = madeCalls('createDeskBooking');
  expect(first?.body).toMatchObject({ slotId: eleven._id, onBookedStart: false });
  expect(second?.body).toEqual({ ...Object(first?.body), onBookedStart: true });
});

test('the question is about one account: for another customer it is gone', async () => {
  const { user, fill } = await openForm({ createDeskBooking: () => refused('already_booked') });
  await user.click(sell());
  await screen.findByText(/This customer has booked this time already\./);
  await fill(screen.getByLabelText(/^Registration plate/), 'KHULNA 77');
  await waitFor(() => expect(screen.queryByText(/has booked this time already/)).toBeNull());
});
