import type { StoredService } from '@carwash/domain/services/service';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { minuteMs } from '@carwash/domain/time/durations';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, brokenConnection, madeCalls, refused } from '~/testing/answers';
import type { StoredCollections } from '~/testing/fake-firestore';
import { customer } from '~/testing/people';
import {
  bookingOf,
  dayFromToday,
  dayWith,
  jobOf,
  openTimesOn,
  profileOf,
  savedVehicleOf,
  serviceWith,
  slotOn,
} from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import BookingPage from './booking-page';

const date = dayFromToday(2);
const day = dayWith(date, ['10:00', '12:00']);
const slot = slotOn(date);

interface Opened {
  service?: Partial<StoredService>;
  documents?: StoredCollections;
  answers?: Answers;
  settings?: Partial<PublicSettings>;
}

async function open({ service = {}, documents = {}, answers = {}, settings = {} }: Opened = {}) {
  const opened = await renderScreen(<BookingPage />, {
    path: `/booking/foamwash/${slot._id}`,
    pattern: '/booking/:serviceId/:slotId',
    as: customer,
    settings,
    documents: {
      services: [serviceWith(service)],
      days: [day],
      users: [profileOf(customer)],
      bookings: [],
      transactions: [],
      savedVehicles: [],
      ...documents,
    },
    answers: {
      listOpenTimes: () => openTimesOn(day),
      ...answers,
    },
  });
  await screen.findByRole('form', { name: 'Your vehicle' });
  return opened;
}

const plate = () => screen.getByLabelText<HTMLInputElement>('Registration plate');
const radio = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('radio', { name });
const confirm = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm Booking' });

test('the form says what it costs, how long the slot is kept and until when cancelling is free', async () => {
  await open({ settings: { holdMinutes: 20, cancellationHours: 3 } });
  expect(textOf(screen.getByText('To pay now').parentElement)).toBe('To pay now$49.90');
  screen.getByText(/We keep the slot for you for 20 minutes\./);
  screen.getByText(/^Free to cancel until/);
});

test('a free service is booked at once', async () => {
  await open({ service: { price: 0 } });
  await waitFor(() => expect(confirm().disabled).toBe(false));
  expect(screen.queryByText('To pay now')).toBeNull();
  screen.getByText('This service is free of charge: the slot is yours at once.');
});

test('a vehicle without a type or a plate is told so at its fields', async () => {
  const { user, fill } = await open();
  await waitFor(() => expect(confirm().disabled).toBe(false));
  await user.click(confirm());
  await screen.findByText('Vehicle type is required.');
  screen.getByText(/^Registration plate is required/);
  await fill(plate(), '=1+1');
  await user.tab();
  await screen.findByText(/letters, digits, spaces and dashes only/);
  expect(madeCalls('initiatePayment')).toEqual([]);
});

test('brand, model and year are asked for, and brands and models are suggested', async () => {
  const { user, fill } = await open();
  await waitFor(() => expect(confirm().disabled).toBe(false));
  await user.click(radio('Car'));
  await fill(plate(), 'CAR 77');
  await user.click(confirm());
  await screen.findByText('Vehicle brand is required.');
  screen.getByText('Vehicle model is required.');
  screen.getByText('Manufacturing year is required.');
  const suggestions = (label: string) =>
    Array.from(
      screen.getByLabelText<HTMLInputElement>(label).list?.options ?? [],
      ({ value }) => value,
    );
  await waitFor(() => expect(suggestions('Vehicle brand')).toContain('Toyota'));
  expect(suggestions('Vehicle model')).toEqual([]);
  await fill(screen.getByLabelText('Vehicle brand'), 'toyota');
  await waitFor(() => expect(suggestions('Vehicle model')).toContain('Axio'));
});

test('a known vehicle is chosen with one tap, and another one keeps what was typed', async () => {
  const { user, fill } = await open({ documents: { savedVehicles: [savedVehicleOf(customer)] } });
  expect(radio(/^Toyota Axio/).checked).toBe(true);
  expect(screen.queryByLabelText('Registration plate')).toBeNull();
  await user.click(radio(/^Another vehicle/));
  await user.click(radio('Car'));
  await fill(plate(), 'CAR 77');
  await user.click(radio(/^Toyota Axio/));
  expect(screen.queryByLabelText('Registration plate')).toBeNull();
  await user.click(radio(/^Another vehicle/));
  expect(plate().value).toBe('CAR 77');
  cleanup();
  await open({ documents: { savedVehicles: [savedVehicleOf(customer)] } });
  expect(plate().value).toBe('CAR 77');
});

test('a vehicle that the service does not suit cannot be chosen', async () => {
  await open({
    service: { suitableFor: ['bus'] },
    documents: { savedVehicles: [savedVehicleOf(customer)] },
  });
  expect(radio(/^Toyota Axio/).disabled).toBe(true);
  expect(radio(/^Another vehicle/).checked).toBe(true);
  expect(plate().value).toBe('');
});

test('an address outside the areas is told with the areas and the phone number', async () => {
  const opened = await open({
    service: { location: 'customer' },
    settings: { servedAreas: ['Gulshan', '1213'] },
  });
  const note = await screen.findByRole('note');
  expect(textOf(note)).toContain('We do not come to this address. We come to: Gulshan, 1213.');
  expect(within(note).getByRole('link').getAttribute('href')).toMatch(/^tel:/);
  await fillIn(opened);
  const address = screen.getByLabelText<HTMLInputElement>('Address');
  await waitFor(() => expect(document.activeElement).toBe(address));
  expect(madeCalls('initiatePayment')).toEqual([]);
  await opened.fill(address, '7 Lake Road, GULSHAN');
  await waitFor(() => expect(screen.queryByText(/^We do not come to this address/)).toBeNull());
});

async function fillIn({ user, fill }: Awaited<ReturnType<typeof open>>) {
  await waitFor(() => expect(confirm().disabled).toBe(false));
  await user.click(radio('Car'));
  await fill(plate(), 'CAR 77');
  await fill(screen.getByLabelText('Vehicle brand'), 'Toyota');
  await fill(screen.getByLabelText('Vehicle model'), 'Axio');
  await fill(screen.getByLabelText('Manufacturing year'), '2018');
  await user.click(confirm());
}

test.each([
  ['slot_taken', 'This slot is not available any more.', 'See other times'],
  ['too_many_holds', 'You hold as many slots as you can.', 'See your payments'],
  ['email_not_verified', 'Please verify your email address first.', 'Confirm your email address'],
] as const)(
  'a booking that is refused with %s says why and what to do',
  async (code, text, way) => {
    const opened = await open({ answers: { initiatePayment: () => refused(code, text) } });
    await fillIn(opened);
    await screen.findByText(text, { exact: false });
    screen.getByRole('link', { name: way });
    expect(plate().value).toBe('CAR 77');
    expect(confirm().disabled).toBe(false);
  },
);

test('better terms that were shown are told to have changed', async () => {
  const text = 'Cancelling is free only until 72 hours before it starts.';
  const opened = await open({
    answers: { initiatePayment: () => refused('refund_changed', text) },
  });
  await fillIn(opened);
  await screen.findByText(text, { exact: false });
  expect(madeCalls('initiatePayment')[0]?.body).toMatchObject({
    agreedCancellationHours: 24,
    agreedAmount: 49.9,
    registrationPlate: 'CAR 77',
  });
  await changeDocuments({ settings: [{ _id: 'public', cancellationHours: 72 }] });
  await screen.findByText(/^Starts in under 72 hours/);
});

test.each([
  ['because the provider is down', () => refused('provider_down'), 'Something went wrong'],
  [
    'in the server',
    () => refused('internal', 'Ouch'),
    'An unexpected server error occurred. Please try again later.',
  ],
  ['on its way', brokenConnection, 'An error occurred. Please try again later.'],
])('a call that fails %s is told in words, and the form stays', async (_case, answer, text) => {
  const opened = await open({ answers: { initiatePayment: answer } });
  await fillIn(opened);
  await screen.findByText(text);
  expect(plate().value).toBe('CAR 77');
  expect(confirm().disabled).toBe(false);
});

test.each([
  ['booked', null, /has been booked/],
  [
    'held by somebody else',
    new Date(Date.now() + 10 * minuteMs),
    /is being booked by somebody else/,
  ],
])('a slot that is %s meanwhile cannot be confirmed', async (_case, heldUntil, text) => {
  await open();
  await waitFor(() => expect(confirm().disabled).toBe(false));
  const rival = jobOf({ slot }, heldUntil);
  await changeDocuments({ days: [{ ...day, jobs: { rival } }] });
  await screen.findByText(text);
  expect(confirm().disabled).toBe(true);
  screen.getByRole('link', { name: 'See other times' });
  screen.getByText(/Please choose another time/);
  expect(screen.queryByText('You booked this')).toBeNull();
});

test('a slot that is no longer offered keeps the form', async () => {
  const { user, fill } = await open();
  await user.click(radio('Car'));
  await fill(plate(), 'CAR 77');
  await changeDocuments({ days: [dayWith(date, ['12:00'])] });
  await screen.findByText(/is no longer offered/);
  expect(plate().value).toBe('CAR 77');
  expect(confirm().disabled).toBe(true);
});

test('a slot that the customer has booked leads to their booking', async () => {
  const booking = bookingOf(customer, { slot });
  await renderScreen(<BookingPage />, {
    path: `/booking/foamwash/${slot._id}`,
    pattern: '/booking/:serviceId/:slotId',
    as: customer,
    documents: {
      services: [serviceWith()],
      days: [{ ...day, jobs: { [booking.claimId]: jobOf(booking) } }],
      users: [profileOf(customer)],
      bookings: [booking],
    },
    answers: { listOpenTimes: () => openTimesOn(day) },
  });
  await screen.findByRole('heading', { name: 'You booked this' });
  expect(screen.queryByText('Complete Your Booking')).toBeNull();
  expect(screen.queryByText(/Please choose another time/)).toBeNull();
  const way = screen.getByRole('link', { name: 'See your booking' });
  expect(way.getAttribute('href')).toBe(`/dashboard/my-bookings/${booking._id}`);
});

test.each([
  '/booking/foamwash/nonsense',
  '/booking/foamwash/nosuch00_2026-01-01_1000',
  `/booking/nosuch00/${slot._id}`,
])('%s does not exist and leads to the services', async (path) => {
  await renderScreen(<BookingPage />, {
    path,
    pattern: '/booking/:serviceId/:slotId',
    as: customer,
    documents: { services: [serviceWith()] },
  });
  await screen.findByText('Error: Service or slot not found');
  const way = screen.getByRole('link', { name: 'See all services' });
  expect(way.getAttribute('href')).toBe('/services');
});
