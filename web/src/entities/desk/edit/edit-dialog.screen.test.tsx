import type { Booking } from '@carwash/domain/bookings/booking';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, brokenConnection, madeCalls, refused } from '~/testing/answers';
import { admin, customer } from '~/testing/people';
import { bookedVehicle, bookingOf, serviceWith, transactionOf } from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { EditDialog } from './edit-dialog';

const booking = bookingOf(customer, { version: 3 });
const others = {
  services: [serviceWith()],
  transactions: [transactionOf(customer, { _id: booking._id })],
};

/** Opens the dialog and types another plate. */
async function openWithPlate(plate: string, answers: Answers) {
  const opened = await renderScreen(<EditDialog opened={booking} onClosed={() => {}} />, {
    as: admin,
    documents: { ...others, bookings: [booking] },
    answers,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit booking' }));
  const field = async (label: RegExp) => dialog.findByLabelText<HTMLInputElement>(label);
  await opened.fill(await field(/^Registration plate/), plate);
  const save = () => opened.user.click(dialog.getByRole('button', { name: 'Save changes' }));
  return { ...opened, dialog, field, save };
}

const answerOf = (change: Partial<Booking>) => ({ ...booking, ...change });

test('who changes a booking after somebody else reads what, sees it, and can confirm again', async () => {
  const vehicle = { ...bookedVehicle, manufacturingYear: 2021 };
  const newest = answerOf({ vehicle, version: 4 });
  let isRefused = true;
  const { dialog, field, save } = await openWithPlate('DHAKA 2', {
    editBooking: () => {
      const answer = isRefused
        ? refused('conflict', 'Rahim changed the vehicle. Please look again.')
        : answerOf({ vehicle: { ...vehicle, registrationPlate: 'DHAKA 2' }, version: 5 });
      isRefused = false;
      return answer;
    },
  });
  await changeDocuments({ ...others, bookings: [newest] });
  await save();
  await dialog.findByText(/Rahim changed the vehicle\. Please look again\.$/);
  await waitFor(async () => expect((await field(/^Manufacturing year/)).value).toBe('2021'));
  expect((await field(/^Registration plate/)).value).toBe('DHAKA 2');

  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = madeCalls('editBooking');
  expect(first?.body).toMatchObject({ version: 3, registrationPlate: 'DHAKA 2' });
  expect(second?.body).toEqual({ ...Object(first?.body), version: 4 });
  expect(second?.key).not.toBe(first?.key);
});

test('a change that got no answer is repeated as it was, although the booking has changed by it', async () => {
  const vehicle = { ...bookedVehicle, registrationPlate: 'DHAKA 2' };
  let isLost = true;
  const { dialog, save } = await openWithPlate('DHAKA 2', {
    editBooking: () => {
      if (isLost) brokenConnection();
      return answerOf({ vehicle, version: 4 });
    },
  });
  await save();
  await dialog.findByRole('alert');
  await changeDocuments({ ...others, bookings: [answerOf({ vehicle, version: 4 })] });
  isLost = false;
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = madeCalls('editBooking');
  expect(first?.key).toMatch(/./);
  expect(second).toEqual(first);
});
