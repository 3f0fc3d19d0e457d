import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, refused } from '~/testing/answers';
import type { StoredCollections } from '~/testing/fake-firestore';
import { admin } from '~/testing/people';
import { serviceWith } from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import ServicesPage from './services-page';

const foam = serviceWith();
const polish = serviceWith({
  _id: 'polish01',
  name: 'Hand Polish',
  category: 'detailing',
  price: 120.5,
  duration: 90,
  rating: 4.5,
  ratingCount: 2,
});

const open = (services: StoredCollections[string], answers: Answers = {}, search = '') =>
  renderScreen(<ServicesPage />, {
    path: `/dashboard/services${search}`,
    as: admin,
    documents: { services },
    answers,
  });

const rows = () => screen.queryAllByRole('row').slice(1).map(textOf);

test('a catalogue without services says so', async () => {
  await open([]);
  await screen.findByText('Customers can book as soon as there is one.');
});

test('a list that fails can be asked for again', async () => {
  const { user } = await open('failed');
  await screen.findByText('The services could not be loaded.');
  await changeDocuments({ services: [foam] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('services are listed with their price, length and rating, by name', async () => {
  await open([foam, polish]);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()).toEqual([
    expect.stringContaining('Foam WashBasic Wash$49.9045 minsNo reviews yet'),
    expect.stringContaining('Hand PolishDetailing$120.5090 mins4.5 (2 reviews)'),
  ]);
  const edit = screen.getByRole('link', { name: 'Edit Hand Polish' });
  expect(edit.getAttribute('href')).toBe('/dashboard/services/polish01/edit');
});

test('services are searched by name, and a search that finds none can be cleared', async () => {
  const { user, address } = await open([foam, polish], {}, '?search=POLI');
  await screen.findByText('1 service');
  expect(rows()).toHaveLength(1);
  await user.type(screen.getByLabelText('Search services'), '{Enter}');
  const field = screen.getByLabelText('Search services');
  await user.clear(field);
  await user.type(field, '  nothing is called this{Enter}');
  await screen.findByText('No service has this name.');
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
  await screen.findByText('2 services');
  expect(address()).toBe('/dashboard/services');
});

async function ask(answers: Answers) {
  const opened = await open([foam, polish], answers);
  await opened.user.click(await screen.findByRole('button', { name: 'Delete Foam Wash' }));
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Delete Foam Wash?' }) };
}

test('a service is deleted after a question, and shown as deleted at once', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { user, dialog } = await ask({ deleteService: () => answer.promise });
  expect(textOf(dialog)).toContain('Its free slots and its reviews are deleted');
  await user.click(within(dialog).getByRole('button', { name: 'Yes, delete it' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  answer.resolve(undefined);
  await screen.findByText('Service deleted');
});

test('a service that is booked comes back, with the reason', async () => {
  const { user, dialog } = await ask({
    deleteService: () => refused('conflict', 'This service has 1 upcoming booking.'),
  });
  await user.click(within(dialog).getByRole('button', { name: 'Yes, delete it' }));
  await screen.findByText('Failed to delete service: This service has 1 upcoming booking.');
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test('answering No keeps the service, and the focus returns to the button', async () => {
  const { user, dialog } = await ask({});
  await user.click(within(dialog).getByRole('button', { name: 'No, keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const button = screen.getByRole('button', { name: 'Delete Foam Wash' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(rows()).toHaveLength(2);
});
