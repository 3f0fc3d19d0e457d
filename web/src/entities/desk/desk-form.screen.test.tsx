import type { FoundCustomer } from '@carwash/domain/customers/endpoints';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { minuteMs } from '@carwash/domain/time/durations';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
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
  _id: `u-${customer.uid}`,
  customerKey: `u-${customer.uid}`,
  uid: customer.uid,
  name: customer.name,
  email: customer.email,
  phone: '',
  cars: [{ ...bookedVehicle, lastVisit: null }],
  notes: [],
  recognisedAsBlocked: null,
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

const sell = (by = 'Pay later') => screen.getByRole<HTMLButtonElement>('button', { name: by });
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

test('minutes that are kept for the waitlist are sold after a tick that names who waits', async () => {
  const question =
    'These minutes are kept for Nadia on the waitlist. Confirm that you want them anyway.';
  const answers = [() => refused('kept_for_waitlist', question), sold];
  const { user } = await openForm({ createDeskBooking: () => answers.shift()?.() });
  await user.click(sell());
  expect(await screen.findAllByText(question)).toHaveLength(1);
  expect(sell().disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Sell them anyway' }));
  await user.click(sell());
  await waitFor(() => expect(madeCalls('createDeskBooking')).toHaveLength(2));
  const [first, second] = madeCalls('createDeskBooking');
  expect(second?.body).toEqual({ ...Object(first?.body), onKeptMinutes: true });
});

test('a discount and a second payment go into the one call', async () => {
  const { user, fill } = await openForm({ createDeskBooking: sold });
  expect(screen.queryByLabelText(/^Discount/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Discount or two payments' }));
  await fill(screen.getByLabelText(/^Discount/), '9.9');
  await fill(screen.getByLabelText(/^First part of two/), '15');
  expect(screen.queryByRole('button', { name: 'Rest in cash' })).toBeNull();
  await user.click(sell('Rest at terminal'));
  await screen.findByText('Reason is required.');
  await fill(screen.getByLabelText(/^Why the discount/), 'A regular');
  await screen.findByText('Cash $15.00, the rest $25.00');
  await user.click(sell('Rest at terminal'));
  await waitFor(() => expect(madeCalls('createDeskBooking')).toHaveLength(1));
  expect(madeCalls('createDeskBooking')[0]?.body).toMatchObject({
    ...{ agreedAmount: 49.9, paymentMethod: 'cash', discount: 9.9, discountReason: 'A regular' },
    ...{ partAmount: 15, restMethod: 'terminal' },
  });
});

test('the question is about one account: for another customer it is gone', async () => {
  const { user, fill } = await openForm({ createDeskBooking: () => refused('already_booked') });
  await user.click(sell());
  await screen.findByText(/This customer has booked this time already\./);
  await fill(screen.getByLabelText(/^Registration plate/), 'KHULNA 77');
  await waitFor(() => expect(screen.queryByText(/has booked this time already/)).toBeNull());
});

test('a button sells by its way of payment, and a gift only with a reason', async () => {
  const { user, fill } = await openForm({ createDeskBooking: sold });
  expect(screen.getByRole('group', { name: 'Sell for $49.90' })).toBeTruthy();
  await user.click(sell('Free'));
  await screen.findByText('Reason is required.');
  const reason = screen.getByLabelText<HTMLInputElement>(/^Why is it free/);
  await waitFor(() => expect(document.activeElement).toBe(reason));
  await fill(reason, 'A gift');
  await user.click(sell('Free'));
  await waitFor(() => expect(madeCalls('createDeskBooking')).toHaveLength(1));
  expect(madeCalls('createDeskBooking')[0]?.body).toMatchObject({
    paymentMethod: 'free',
    freeReason: 'A gift',
  });
});

test('Enter in a field sells nothing', async () => {
  const { user } = await openForm({ createDeskBooking: sold });
  await user.type(screen.getByLabelText(/^Name/), ' Khan{Enter}');
  expect(madeCalls('createDeskBooking')).toEqual([]);
});

test('a form that comes back says so, and begins anew when asked to', async () => {
  const { fill } = await openForm({});
  await fill(screen.getByLabelText(/^Name/), 'Somebody else');
  cleanup();
  const { user } = await openForm({});
  await screen.findByText('This form is as you left it.');
  const name = () => screen.getByLabelText<HTMLInputElement>(/^Name/);
  expect(name().value).toBe('Somebody else');
  await user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(name().value).toBe(customer.name);
  expect(screen.queryByText('This form is as you left it.')).toBeNull();
});

test('suggestions are a part of the form, so that the dialog around it contains them', async () => {
  const car = { ...bookedVehicle, registrationPlate: 'KHULNA 77', lastVisit: null };
  const { fill } = await openForm({ searchCustomers: () => [{ ...known, cars: [car] }] });
  await fill(screen.getByLabelText(/^Registration plate/), 'KHULNA');
  const list = await screen.findByRole('listbox');
  within(list).getByRole('option', { name: /KHULNA 77/ });
  expect(list.closest('form')).not.toBeNull();
});
