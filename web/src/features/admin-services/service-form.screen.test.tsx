import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, brokenConnection, madeCalls, refused } from '~/testing/answers';
import { admin } from '~/testing/people';
import { serviceWith } from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import AddServicePage from './add-service-page';
import EditServicePage from './edit-service-page';
import { newServiceDraft, serviceForm } from './form/service-form';

const foam = serviceWith();

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const isFocused = (label: string) =>
  waitFor(() => expect(document.activeElement).toBe(field(label)));

const openNew = (answers: Answers = {}) =>
  renderScreen(<AddServicePage />, { path: '/dashboard/add-service', as: admin, answers });

async function openEdit(answers: Answers = {}) {
  const opened = await renderScreen(<EditServicePage />, {
    path: '/dashboard/services/foamwash/edit',
    pattern: '/dashboard/services/:id/edit',
    as: admin,
    documents: { services: [foam] },
    answers,
    others: { '/dashboard/add-service': <AddServicePage /> },
  });
  await screen.findByRole('form', { name: 'Foam Wash' });
  return opened;
}

test('a new service says what it needs, at each field', async () => {
  const { user } = await openNew();
  await user.click(button('Add Service'));
  await screen.findByText('An image is required');
  for (const message of [
    'Name is required.',
    'Description is required.',
    'Price is required.',
    'Duration is required.',
  ]) {
    screen.getByText(message);
  }
  await isFocused('Image');
  expect(madeCalls()).toEqual([]);
});

test.each([
  ['-1', 'Price must be 0 or more.'],
  ['0.99', 'Price must be 0, which is free of charge, or at least 1.00.'],
  ['0', 'Free of charge: customers book it at once, without paying.'],
])('a price of %s is told: %s', async (price, message) => {
  const { user, fill } = await openNew();
  await fill(field('Price'), price);
  await user.tab();
  await screen.findByText(message);
});

test('benefits are added by a button or Enter, and removed', async () => {
  const { user, fill } = await openNew();
  expect(screen.queryByRole('button', { name: 'Remove benefit 1' })).toBeNull();
  await fill(field('Benefit 1'), 'Shines');
  await user.click(button('Add benefit'));
  await isFocused('Benefit 2');
  await user.paste('Repels water');
  await user.keyboard('{Enter}');
  await isFocused('Benefit 3');
  await user.paste('Wrong');
  await user.click(button('Remove benefit 3'));
  await isFocused('Benefit 2');
  expect(screen.queryByLabelText('Benefit 3')).toBeNull();
  expect(field('Benefit 2').value).toBe('Repels water');
});

test('what was typed for a new service is there again when the form is opened again', async () => {
  const { fill } = await openNew();
  await fill(field('Name'), 'Never Added');
  cleanup();
  await openNew();
  screen.getByText('Here is what you had typed and not saved yet.');
  expect(field('Name').value).toBe('Never Added');
});

test('adding a service is told while it runs, and when there is no answer', async () => {
  newServiceDraft(admin.uid).write({ typed: serviceForm.valuesOf(foam), before: {} });
  const sent = Promise.withResolvers<void>();
  const { user, address } = await openNew({
    createService: () => sent.promise.then(brokenConnection),
  });
  await user.click(button('Add Service'));
  await screen.findByText('Adding...');
  sent.resolve();
  await screen.findByText('Failed to add service');
  expect(address()).toBe('/dashboard/add-service');
  expect(field('Name').value).toBe('Foam Wash');
});

test('there is something to save only while something differs', async () => {
  const { user, fill } = await openEdit();
  expect(field('Name').value).toBe('Foam Wash');
  expect(button('Save changes').disabled).toBe(true);
  await fill(field('Price'), '49.90');
  await user.click(button('Add benefit'));
  expect(button('Save changes').disabled).toBe(true);
  await fill(field('Price'), '55');
  expect(button('Save changes').disabled).toBe(false);
});

test('a change is saved once and told', async () => {
  const { user, fill } = await openEdit({ updateService: () => ({ ...foam, price: 55 }) });
  await fill(field('Price'), '55');
  await user.dblClick(button('Save changes'));
  await screen.findByText('Service updated successfully');
  expect(madeCalls('updateService').map(({ body }) => body)).toEqual([{ price: 55 }]);
  expect(button('Save changes').disabled).toBe(true);
});

test('a save that fails is told and keeps what was typed', async () => {
  const { user, fill } = await openEdit({ updateService: () => refused('internal') });
  await fill(field('Price'), '55');
  await user.click(button('Save changes'));
  await screen.findByText('Failed to update service');
  expect(field('Price').value).toBe('55');
});

test('a change elsewhere is told, with what saving would replace', async () => {
  const { fill } = await openEdit();
  await fill(field('Price'), '55');
  await changeDocuments({ services: [{ ...foam, duration: 60, price: 52 }] });
  await screen.findByText(
    'This service was changed elsewhere meanwhile: price and duration. What you have typed is still here: saving replaces the new price.',
  );
  expect(field('Duration').value).toBe('60');
  expect(field('Price').value).toBe('55');
});

test('a service that is deleted elsewhere can be added again as it was typed', async () => {
  const { user, fill, address } = await openEdit();
  await fill(field('Benefit 1'), 'Cold-air drying');
  await changeDocuments({ services: [] });
  await screen.findByText(/^This service was deleted elsewhere meanwhile\./);
  expect(button('Save changes').disabled).toBe(true);
  await user.click(button('Add it as a new service'));
  await waitFor(() => expect(address()).toBe('/dashboard/add-service'));
  await waitFor(() => expect(field('Benefit 1').value).toBe('Cold-air drying'));
  expect(field('Name').value).toBe('Foam Wash');
});

const outside = {
  _id: 'T-1-nadia-foamwash',
  customerName: 'Nadia Rahman',
  serviceName: 'Foam Wash',
  version: 1,
  date: '2031-05-01',
  startTime: '09:00',
  next: null,
};

test('a change of the length asks first what becomes of the time slots', async () => {
  const { user, fill } = await openEdit({
    previewStarts: () => ({ added: 2, removed: 1, changed: 3, outside: [outside] }),
    makeStarts: () => ({ added: 2, removed: 1, isDone: true }),
    updateService: () => ({ ...foam, duration: 50 }),
  });
  await fill(field('Duration'), '50');
  await user.click(button('Save changes'));
  const question = await screen.findByRole('dialog', { name: 'Save these changes?' });
  expect(textOf(question)).toContain(
    '2 time slots are added, 3 time slots are changed, 1 time slot is removed.',
  );
  expect(textOf(question)).toContain('1 booking is outside the opening hours.');
  expect(textOf(within(question).getByRole('link'))).toMatch(/, 09:00$/);
  await user.click(button('Keep editing'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(madeCalls('updateService')).toEqual([]);
  expect(field('Duration').value).toBe('50');

  await user.click(button('Save changes'));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Service updated successfully');
  expect(madeCalls('makeStarts')).toHaveLength(1);
});

test('a service that does not exist leads back to the list', async () => {
  await renderScreen(<EditServicePage />, {
    path: '/dashboard/services/nothere1/edit',
    pattern: '/dashboard/services/:id/edit',
    as: admin,
  });
  await screen.findByText('There is no such service.');
  const back = screen.getByRole('link', { name: 'Back to the services' });
  expect(back.getAttribute('href')).toBe('/dashboard/services');
});

test('a service that fails to load can be asked for again', async () => {
  const { user } = await renderScreen(<EditServicePage />, {
    path: '/dashboard/services/polish01/edit',
    pattern: '/dashboard/services/:id/edit',
    as: admin,
    documents: { services: 'failed' },
  });
  await screen.findByText('The service could not be loaded.');
  await changeDocuments({ services: [serviceWith({ _id: 'polish01', name: 'Hand Polish' })] });
  await user.click(button('Try again'));
  await screen.findByRole('form', { name: 'Hand Polish' });
});
