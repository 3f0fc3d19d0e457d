import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, madeCalls, refused } from '~/testing/answers';
import { customer } from '~/testing/people';
import { daysAgo, savedVehicleOf } from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import { Garage } from './garage';

const axio = savedVehicleOf(customer);
const van = savedVehicleOf(customer, {
  _id: 'van',
  vehicleType: 'van',
  vehicleTypeName: 'Van',
  vehicleBrand: '',
  vehicleModel: '',
  manufacturingYear: null,
  registrationPlate: 'VAN 2',
  name: 'Delivery van',
  usedAt: daysAgo(1),
});

const open = (savedVehicles: (typeof axio)[] | 'loading' | 'failed', answers: Answers = {}) =>
  renderScreen(<Garage uid={customer.uid} />, {
    as: customer,
    documents: { savedVehicles },
    answers,
  });

const rows = () => screen.getAllByRole('listitem').map(textOf);

async function openDialog(button: string, title: string, answers: Answers = {}) {
  const opened = await open([axio, van], answers);
  await opened.user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog', { name: title });
  return { ...opened, dialog, inDialog: within(dialog) };
}

/** Fills in the dialog that adds a vehicle. */
async function fillIn({ user, fill, inDialog }: Awaited<ReturnType<typeof openDialog>>) {
  const field = (label: string) => inDialog.getByLabelText<HTMLInputElement>(label);
  await user.click(inDialog.getByRole('radio', { name: 'Van' }));
  await fill(field('Registration plate'), 'VAN 3');
  await fill(field('Vehicle brand'), 'Toyota');
  await fill(field('Vehicle model'), 'Hiace');
  await fill(field('Manufacturing year'), '2019');
}

test('an empty garage says what it is for', async () => {
  await open([]);
  await screen.findByText('No vehicles yet');
});

test('vehicles load, or fail and can be asked for again', async () => {
  const { user } = await open('loading');
  screen.getByRole('status', { name: 'Loading your vehicles' });
  await changeDocuments({ savedVehicles: 'failed' });
  await screen.findByText('Your vehicles could not be loaded.');
  await changeDocuments({ savedVehicles: [axio] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('the vehicle that is chosen first stands first, then the one that was used last', async () => {
  await open([axio, van]);
  await waitFor(() => expect(rows()[0]).toContain('Delivery van'));
  await changeDocuments({ savedVehicles: [{ ...axio, defaultSince: daysAgo(0) }, van] });
  expect(rows()[0]).toMatch(/^Toyota Axio.*Chosen first/);
  expect(screen.queryByRole('button', { name: /^Use by default: Toyota/ })).toBeNull();
});

test('a vehicle is added', async () => {
  const opened = await openDialog('Add a vehicle', 'Add a vehicle', { addVehicle: () => van });
  const { user, fill, dialog, inDialog } = opened;
  await fillIn(opened);
  await fill(inDialog.getByLabelText('Name (optional)'), 'Family van');
  await user.click(inDialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(document.body.contains(dialog)).toBe(false));
  expect(madeCalls('addVehicle')[0]?.body).toMatchObject({
    vehicleType: 'van',
    vehicleBrand: 'Toyota',
    vehicleModel: 'Hiace',
    manufacturingYear: 2019,
    registrationPlate: 'VAN 3',
    name: 'Family van',
  });
});

test('a vehicle without a type or with an impossible plate is told so at its fields', async () => {
  const { user, fill, inDialog } = await openDialog('Add a vehicle', 'Add a vehicle');
  await fill(inDialog.getByLabelText('Registration plate'), '=1+1');
  await user.click(inDialog.getByRole('button', { name: 'Add' }));
  await inDialog.findByText('Vehicle type is required.');
  inDialog.getByText('Vehicle brand is required.');
  inDialog.getByText(/letters, digits, spaces and dashes only/);
  const types = inDialog.getByRole('radiogroup', { name: 'Vehicle type' });
  await waitFor(() => expect(document.activeElement).toBe(types));
  expect(madeCalls()).toEqual([]);
});

test('a vehicle that is being saved keeps its form until the answer, and after a failure', async () => {
  const answer = Promise.withResolvers<unknown>();
  const opened = await openDialog('Add a vehicle', 'Add a vehicle', {
    addVehicle: () => answer.promise,
  });
  const { user, dialog, inDialog } = opened;
  await fillIn(opened);
  await user.click(inDialog.getByRole('button', { name: 'Add' }));
  expect(inDialog.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  answer.resolve(refused('internal'));
  await screen.findByText('Failed to add the vehicle');
  expect(document.body.contains(dialog)).toBe(true);
  inDialog.getByRole('button', { name: 'Add' });
  const plate = inDialog.getByLabelText<HTMLInputElement>('Registration plate');
  expect(plate.value).toBe('VAN 3');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a vehicle is renamed', async () => {
  const { user, fill, inDialog } = await openDialog('Rename: Delivery van', 'Rename the vehicle', {
    changeVehicle: () => van,
  });
  inDialog.getByText('Without a name it is shown as what it is: VAN 2');
  await fill(inDialog.getByLabelText('Name'), 'Family van');
  await user.click(inDialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(madeCalls('changeVehicle')).toMatchObject([
    { params: { id: 'van' }, body: { name: 'Family van' } },
  ]);
});

test('a vehicle is removed after a question, which stays with the reason when that fails', async () => {
  const { user, inDialog } = await openDialog('Remove: Delivery van', 'Remove Delivery van?', {
    removeVehicle: () => refused('internal'),
  });
  inDialog.getByText('Your bookings keep it. When you book for it again, it comes back.');
  await user.click(inDialog.getByRole('button', { name: 'Yes, remove it' }));
  const alert = await inDialog.findByRole('alert');
  expect(textOf(alert)).toBe('Failed to remove the vehicle');
  await user.click(inDialog.getByRole('button', { name: 'No, keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rows()).toHaveLength(2);
});
