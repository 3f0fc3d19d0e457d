import { firstBay } from '@carwash/domain/days/roster';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { type Answers, brokenConnection, madeCalls, refused } from '~/testing/answers';
import { admin, customer } from '~/testing/people';
import { bookingOf, dayFromToday, dayWith, jobOf, serviceWith, slotOn } from '~/testing/records';
import { renderScreen } from '~/testing/render-screen';
import SlotsPage from './slots-page';

const tomorrow = dayFromToday(1);

const answerOf = (isBooked: 'available' | 'canceled') => ({
  ...slotOn(tomorrow),
  serviceId: 'foamwash',
  isBooked,
  heldUntil: null,
  left: 1,
});

const open = (view: 'add' | 'list', answers: Answers) =>
  renderScreen(<SlotsPage />, {
    path: `/dashboard/slots?view=${view}`,
    as: admin,
    documents: { services: [serviceWith()], days: [dayWith(tomorrow, ['10:00'])] },
    answers,
  });

async function addSlot(createSlot: () => unknown) {
  const { user, fill } = await open('add', { createSlot });
  const form = within(await screen.findByRole('form', { name: 'One slot' }));
  const field = (label: string) => form.getByLabelText<HTMLInputElement>(label);
  await form.findByRole('group', { name: 'Date' });
  await user.click(form.getByRole('combobox', { name: 'Service' }));
  await user.click(screen.getByRole('option', { name: 'Foam Wash' }));
  await fill(field('Start time'), '12:00');
  await fill(field('End time'), '12:45');
  await user.click(form.getByRole('button', { name: 'Create slot' }));
  return { field };
}

test('a new slot is told, and the form is ready for the next one', async () => {
  const { field } = await addSlot(() => answerOf('available'));
  await screen.findByText('Slot created successfully');
  expect(madeCalls('createSlot')).toHaveLength(1);
  expect(field('Start time').value).toBe('');
});

test.each([
  ['fails on the server', () => refused('internal'), 'Failed to create slot'],
  ['gets no answer', brokenConnection, 'An error occurred while creating the slot.'],
])('a new slot that %s is told, and what was typed stays', async (_case, createSlot, message) => {
  const { field } = await addSlot(createSlot);
  await screen.findByText(message);
  expect(field('Start time').value).toBe('12:00');
});

async function cancelSlot(updateSlot: () => unknown) {
  const { user } = await open('list', { updateSlot });
  await user.click(await screen.findByRole('combobox', { name: /^Status of .* at 10:00$/ }));
  await user.click(screen.getByRole('option', { name: 'Canceled' }));
}

test('a change of a status is told while it runs and once it is done', async () => {
  const answer = Promise.withResolvers<unknown>();
  await cancelSlot(() => answer.promise);
  await screen.findByText('Updating slot status...');
  answer.resolve(answerOf('canceled'));
  await screen.findByText('Slot status updated successfully');
  expect(madeCalls('updateSlot')[0]?.body).toEqual({ isBooked: 'canceled' });
});

test.each([
  [
    'is refused',
    () => refused('conflict', 'It is booked.'),
    'Failed to update slot status: It is booked.',
  ],
  ['gets no answer', brokenConnection, 'An error occurred. Please try again later.'],
])('a change of a status that %s is told', async (_case, updateSlot, message) => {
  await cancelSlot(updateSlot);
  await screen.findByText(message);
  await screen.findByText('Available');
});

describe('a dragged booking', () => {
  /** In pixels; the day begins with the first hour. */
  const [bayWidth, hourHeight] = [100, 120];
  const secondBay = { ...firstBay, _id: 'bay-2', name: 'Second' };
  const question = 'It is kept for Karim. Take it?';

  /** jsdom has no layout: places the columns of the bays side by side. */
  function layOutBays(bays: readonly string[]): void {
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    place.mockImplementation(function (this: Element) {
      const at = bays.indexOf(this.getAttribute('data-bay') ?? '');
      return at < 0 ? new DOMRect() : new DOMRect(at * bayWidth, 0, bayWidth, 10 * hourHeight);
    });
  }

  /** Opens a day with a booking at ten in the first of two bays. */
  async function openDay() {
    const booking = bookingOf(customer, { date: tomorrow });
    const day = dayWith(tomorrow, ['10:00', '11:00'], {
      bays: [{ ...firstBay, cleanUp: 0 }, secondBay],
      jobs: { [booking.claimId]: jobOf(booking) },
    });
    const screenOfDay = await renderScreen(<SlotsPage />, {
      path: `/dashboard/slots?date=${tomorrow}`,
      as: admin,
      settings: {
        hours: Array.from({ length: 7 }, () => ({
          periods: [{ opens: '10:00', closes: '12:00' }],
        })),
      },
      documents: { services: [serviceWith()], days: [day], bookings: [booking] },
      answers: {
        moveBooking: () =>
          madeCalls('moveBooking').length > 1 ? booking : refused('kept_for_waitlist', question),
      },
    });
    layOutBays([firstBay._id, secondBay._id]);
    return screenOfDay;
  }

  async function dragToSecondBay({ user }: Awaited<ReturnType<typeof openDay>>, y: number) {
    const target = await screen.findByRole('link', { name: new RegExp(customer.name) });
    await user.pointer([
      { keys: '[MouseLeft>]', target, coords: { clientX: 20, clientY: 0 } },
      { target: document.body, coords: { clientX: bayWidth + 20, clientY: y } },
      { keys: '[/MouseLeft]', target: document.body },
    ]);
  }

  async function moveAnyway({ user }: Awaited<ReturnType<typeof openDay>>, yes: string) {
    await screen.findByText(question);
    const move = screen.getByRole<HTMLButtonElement>('button', { name: yes });
    expect(move.disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'Move anyway' }));
    await user.click(move);
    await waitFor(() => expect(madeCalls('moveBooking')).toHaveLength(2));
    return madeCalls('moveBooking').map(({ body }) => body);
  }

  test('gets minutes of another bay that are kept for the waitlist after a tick', async () => {
    const opened = await openDay();
    await dragToSecondBay(opened, 0);
    const place = { slotId: slotOn(tomorrow)._id, bay: secondBay._id };
    expect(await moveAnyway(opened, 'Move to 10:00')).toMatchObject([
      { ...place, onKeptMinutes: false },
      { ...place, onKeptMinutes: true },
    ]);
  });

  test('gets another time that is kept for the waitlist after a second question', async () => {
    const opened = await openDay();
    await dragToSecondBay(opened, hourHeight);
    await opened.user.click(await screen.findByRole('button', { name: 'Move to 11:00' }));
    const place = { slotId: slotOn(tomorrow, '11:00')._id, bay: secondBay._id };
    expect(await moveAnyway(opened, 'Move to 11:00')).toMatchObject([
      { ...place, onKeptMinutes: false },
      { ...place, onKeptMinutes: true },
    ]);
  });
});
