import type { Booking } from '@carwash/domain/bookings/booking';
import { publicSettingsId } from '@carwash/domain/settings/settings-ids';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, brokenConnection, madeCalls, refused } from '~/testing/answers';
import { admin, customer } from '~/testing/people';
import { bookedVehicle, bookingOf, serviceWith, transactionOf } from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { EditDialog } from './edit-dialog';

const booking = bookingOf(customer, { version: 3 });
const addOns = ['wax', 'mats'].map((_id) => ({
  _id,
  name: _id,
  price: 5,
  minutes: 0,
  services: null,
  vehicleTypes: null,
}));
const others = {
  services: [serviceWith()],
  settings: [{ _id: publicSettingsId, addOns }],
  transactions: [transactionOf(customer, { _id: booking._id })],
};

async function openDialog(opened: Booking, answers: Answers = {}) {
  const screenOf = await renderScreen(<EditDialog opened={opened} onClosed={() => {}} />, {
    as: admin,
    documents: { ...others, bookings: [opened] },
    answers,
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit booking' }));
  const field = async (label: RegExp) => dialog.findByLabelText<HTMLInputElement>(label);
  const save = () => screenOf.user.click(dialog.getByRole('button', { name: 'Save changes' }));
  return { ...screenOf, dialog, field, save };
}

/** Opens the dialog and types another plate. */
async function openWithPlate(plate: string, answers: Answers) {
  const opened = await openDialog(booking, answers);
  await opened.fill(await opened.field(/^Registration plate/), plate);
  return opened;
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

test('minutes that are kept for the waitlist are taken after a tick, for these changes alone', async () => {
  const question = 'These minutes are kept for Nadia on the waitlist.';
  const answers = [() => refused('kept_for_waitlist', question), () => answerOf({ version: 4 })];
  const { dialog, field, fill, save, user } = await openDialog(booking, {
    editBooking: () => answers.shift()?.(),
  });
  await fill(await field(/^Longer by/), '15');
  await save();
  const tick = await dialog.findByRole('checkbox', { name: 'Change it anyway' });
  await user.click(tick);
  await fill(await field(/^Longer by/), '20');
  expect(dialog.queryByText(question)).toBeNull();
  await fill(await field(/^Longer by/), '15');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = madeCalls('editBooking');
  expect(second?.body).toEqual({ ...Object(first?.body), onKeptMinutes: true });
});

test('minutes that were added are taken back, and the note changes with the rest', async () => {
  const { slot, lines } = booking;
  const [sold] = lines;
  const longer = answerOf({
    slot: { ...slot, endsAt: new Date(slot.startsAt.getTime() + 60 * 60_000) },
    lines: sold ? [{ ...sold, minutes: 45 }] : [],
  });
  const { dialog, field, fill, save, user } = await openDialog(longer, {
    editBooking: () => longer,
  });
  await field(/^Longer by/);
  await user.click(dialog.getByRole('button', { name: 'Take back the 15 mins that were added' }));
  await fill(await field(/^Note to the desk/), 'Mind the roof box.');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(madeCalls('editBooking')[0]?.body).toMatchObject({
    longerBy: -15,
    note: 'Mind the roof box.',
  });
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

test('what was typed is there after a reload, with what has changed meanwhile', async () => {
  const { user, fill, field, dialog } = await openDialog(booking);
  await fill(await field(/^Registration plate/), 'DHAKA 2');
  await user.click(await dialog.findByRole('checkbox', { name: /^wax/ }));
  cleanup();

  const [sold] = booking.lines;
  const mats = { _id: 'mats', name: 'mats', price: 5, minutes: 0 };
  const now = answerOf({
    stage: 'arrived',
    version: 5,
    vehicle: { ...bookedVehicle, manufacturingYear: 2021 },
    lines: [...(sold ? [sold] : []), mats],
    amount: booking.amount + 5,
  });
  const again = await openDialog(now, { editBooking: () => answerOf({ ...now, version: 6 }) });
  await waitFor(async () =>
    expect((await again.field(/^Registration plate/)).value).toBe('DHAKA 2'),
  );
  expect((await again.field(/^Manufacturing year/)).value).toBe('2021');
  await again.save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [call] = madeCalls('editBooking');
  expect(call?.body).toMatchObject({
    version: 5,
    registrationPlate: 'DHAKA 2',
    addOns: ['mats', 'wax'],
  });
  expect(call?.body).not.toHaveProperty('manufacturingYear');
  expect(Object.keys(sessionStorage).filter((key) => key.includes(':edit:'))).toEqual([]);
});

test('once the visit is over, only the contact that was typed is restored and sent', async () => {
  const walkIn = answerOf({
    customer: { uid: null, name: 'Kamal', phone: '+8801711000002', email: 'kamla@carwash.test' },
  });
  const { fill, field } = await openDialog(walkIn);
  await fill(await field(/^Registration plate/), 'DHAKA 2');
  await fill(await field(/^Email/), 'kamal@carwash.test');
  cleanup();

  const over = { ...walkIn, status: 'completed', version: 4 } as const;
  const again = await openDialog(over, { editBooking: () => over });
  await waitFor(async () => expect((await again.field(/^Email/)).value).toBe('kamal@carwash.test'));
  await again.save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [call] = madeCalls('editBooking');
  expect(call?.body).toMatchObject({ customerEmail: 'kamal@carwash.test' });
  expect(call?.body).not.toHaveProperty('registrationPlate');
});

test('after a refusal a reload brings back what was typed, and nothing else', async () => {
  const vehicle = { ...bookedVehicle, manufacturingYear: 2021 };
  const { dialog, field, save } = await openWithPlate('DHAKA 2', {
    editBooking: () => refused('conflict', 'Rahim changed the vehicle. Please look again.'),
  });
  await changeDocuments({ ...others, bookings: [answerOf({ vehicle, version: 4 })] });
  await save();
  await dialog.findByText(/Please look again\.$/);
  await waitFor(async () => expect((await field(/^Manufacturing year/)).value).toBe('2021'));
  cleanup();

  const newest = { ...vehicle, manufacturingYear: 2022 };
  const again = await openDialog(answerOf({ vehicle: newest, version: 5 }));
  await waitFor(async () =>
    expect((await again.field(/^Registration plate/)).value).toBe('DHAKA 2'),
  );
  expect((await again.field(/^Manufacturing year/)).value).toBe('2022');
});

test('a customer without an account is corrected, and one with an account not', async () => {
  const walkIn = answerOf({
    customer: { uid: null, name: 'Kamal', phone: '+8801711000002', email: 'kamla@carwash.test' },
  });
  const { fill, field, save } = await openDialog(walkIn, { editBooking: () => walkIn });
  await fill(await field(/^Email/), 'kamal@carwash.test');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [call] = madeCalls('editBooking');
  expect(call?.body).toMatchObject({ customerEmail: 'kamal@carwash.test' });
  expect(call?.body).not.toHaveProperty('customerPhone');
  cleanup();

  const { dialog } = await openDialog(booking);
  await dialog.findByLabelText(/^Registration plate/);
  expect(dialog.queryByLabelText(/^Email/)).toBeNull();
});
