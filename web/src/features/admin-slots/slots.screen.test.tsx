import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, brokenConnection, madeCalls, refused } from '~/testing/answers';
import { admin } from '~/testing/people';
import { dayFromToday, dayWith, serviceWith, slotOn } from '~/testing/records';
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
  await user.click(await screen.findByRole('button', { name: 'Foam Wash' }));
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
