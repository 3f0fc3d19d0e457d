import { searchTermsOfPerson } from '@carwash/domain/users/person-search';
import type { User } from '@carwash/domain/users/user';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, brokenConnection, madeCalls, refused } from '~/testing/answers';
import { type AuthChange, authError } from '~/testing/fake-auth';
import { admin, customer } from '~/testing/people';
import { bookingOf, daysAgo, profileOf } from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import UsersPage from './users-page';

const found = (user: User): User => ({ ...user, searchTerms: searchTermsOfPerson(user) });

const nadia = found(profileOf(customer, { profileImage: `/api/images/${'a'.repeat(64)}` }));
const rina = found(profileOf(admin, { createdAt: daysAgo(200) }));

interface Opened {
  users?: User[] | 'loading' | 'failed';
  search?: string;
  answers?: Answers;
  auth?: AuthChange;
}

const open = ({ users = [nadia, rina], search = '', answers = {}, auth = {} }: Opened = {}) =>
  renderScreen(<UsersPage />, {
    path: `/dashboard/users${search}`,
    as: admin,
    documents: { users, bookings: [] },
    answers,
    auth,
  });

const rows = () => screen.queryAllByRole('row').slice(1).map(textOf);
const roleOf = (name: string) => screen.getByRole('combobox', { name: `Role of ${name}` });

test('people are listed with their facts, and the own account is marked', async () => {
  await open();
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(rows()[0]).toMatch(
    /^Nadia Rahmannadia@example\.test\+880 1700 000000User1 Test RoadActive/,
  );
  expect(rows()[1]).toMatch(/^Rina DasYou/);
  expect(screen.queryByRole('button', { name: 'Disable the account of Rina Das' })).toBeNull();
});

test('people who fail to load can be asked for again', async () => {
  const { user } = await open({ users: 'failed' });
  await screen.findByText('The users could not be loaded.');
  await changeDocuments({ users: [nadia] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
});

test('people are found by the beginnings of words, and a search without a match can be cleared', async () => {
  const { user, address } = await open({ search: '?search=rahm' });
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.type(screen.getByRole('searchbox'), ' nobody{Enter}');
  await screen.findByText('No user matches your search.');
  await user.click(screen.getAllByRole('button', { name: 'Clear search' }).at(-1) as HTMLElement);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(address()).toBe('/dashboard/users');
});

test('a long list is turned page by page', async () => {
  const family = Array.from({ length: 27 }, (_, index) =>
    found(
      profileOf(
        { ...customer, uid: `u${index}`, name: `Number${index}` },
        { createdAt: daysAgo(index) },
      ),
    ),
  );
  const { user } = await open({ users: family });
  await waitFor(() => expect(rows()).toHaveLength(25));
  expect(rows()[0]).toContain('Number0');
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
});

async function askForRole(name: string, role: string, opened: Awaited<ReturnType<typeof open>>) {
  const { user } = opened;
  await screen.findByRole('combobox', { name: `Role of ${name}` });
  await user.click(roleOf(name));
  await user.click(screen.getByRole('option', { name: role }));
  return screen.findByRole('dialog');
}

async function prove(question: HTMLElement, { user, fill }: Awaited<ReturnType<typeof open>>) {
  await fill(await within(question).findByLabelText('Your password'), 'password-1');
  await user.click(within(question).getByRole('button', { name: 'Change the role' }));
}

test('the question about a role says what it allows, and a wrong password changes nothing', async () => {
  const opened = await open({
    auth: {
      reauthenticateWithPassword: async () => {
        throw authError('auth/wrong-password');
      },
    },
  });
  const question = await askForRole('Nadia Rahman', 'Manager', opened);
  expect(question).toBe(
    screen.getByRole('dialog', { name: 'Change the role of Nadia Rahman to Manager?' }),
  );
  expect(within(question).getAllByRole('listitem')).toHaveLength(4);
  expect(textOf(question)).toContain('See payments, takings and statistics');
  await prove(question, opened);
  const alert = await within(question).findByRole('alert');
  expect(textOf(alert)).toBe('This is not the password of that account.');
  await opened.user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(textOf(roleOf('Nadia Rahman'))).toBe('User');
  expect(madeCalls()).toEqual([]);
});

test('a role shows at once, and is undone when the change fails', async () => {
  const answer = Promise.withResolvers<unknown>();
  const opened = await open({ answers: { updateRole: () => answer.promise } });
  await prove(await askForRole('Nadia Rahman', 'Admin', opened), opened);
  await screen.findByText('Updating user role...');
  expect(textOf(roleOf('Nadia Rahman'))).toBe('Admin');
  expect(madeCalls('updateRole')).toMatchObject([
    { params: { id: 'nadia' }, body: { role: 'admin' } },
  ]);
  answer.resolve(refused('internal'));
  await screen.findByText('Failed to update user role');
  await waitFor(() => expect(textOf(roleOf('Nadia Rahman'))).toBe('User'));
  expect(roleOf('Nadia Rahman').getAttribute('aria-disabled')).toBeNull();
});

test('a changed role is told', async () => {
  const opened = await open({ answers: { updateRole: () => ({ ...nadia, role: 'admin' }) } });
  await prove(await askForRole('Nadia Rahman', 'Admin', opened), opened);
  await screen.findByText('User role updated successfully');
});

test('a change of the own role asks first', async () => {
  const opened = await open();
  const question = await askForRole('Rina Das', 'User', opened);
  expect(question).toBe(screen.getByRole('dialog', { name: 'Change your own role?' }));
  expect(textOf(question)).toContain('Book and pay like every customer, and nothing else');
  await opened.user.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(textOf(roleOf('Rina Das'))).toBe('Admin');
  expect(madeCalls()).toEqual([]);
});

test('bookings of a person appear while they are made', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'View Bookings of Nadia Rahman' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bookings of Nadia Rahman' });
  await within(dialog).findByText('No bookings found for this user.');
  await changeDocuments({ bookings: [bookingOf(customer)] });
  const booked = await within(dialog).findByRole('row', { name: /Foam Wash/ });
  expect(textOf(booked)).toMatch(/10:00 – 10:45.*Car, Toyota.*\$49\.90.*Confirmed/);
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an account is disabled after a question, and enabled again', async () => {
  const opened = await open({
    answers: { updateAccountStatus: () => ({ ...nadia, status: 'disabled' }) },
  });
  const { user, fill } = opened;
  await user.click(
    await screen.findByRole('button', { name: 'Disable the account of Nadia Rahman' }),
  );
  const question = await screen.findByRole('dialog', {
    name: 'Disable the account of Nadia Rahman?',
  });
  expect(textOf(question)).toContain('signed out everywhere at once');
  expect(textOf(question)).toContain('What they have booked and paid stays');
  await fill(await within(question).findByLabelText('Your password'), 'password-1');
  await user.click(within(question).getByRole('button', { name: 'Disable the account' }));
  await screen.findByText('Account disabled');
  expect(madeCalls('updateAccountStatus')[0]?.body).toEqual({ status: 'disabled' });
  await changeDocuments({ users: [{ ...nadia, status: 'disabled' }, rina] });
  expect(rows()[0]).toContain('Disabled');
  await user.click(screen.getByRole('button', { name: 'Enable the account of Nadia Rahman' }));
  await screen.findByRole('dialog', { name: 'Enable the account of Nadia Rahman?' });
});

test('a photo is removed after a question, which stays with the reason when that fails', async () => {
  const { user } = await open({ answers: { removeImage: brokenConnection } });
  await user.click(await screen.findByRole('button', { name: 'Remove the photo of Nadia Rahman' }));
  const question = await screen.findByRole('dialog', { name: 'Remove the photo of Nadia Rahman?' });
  await user.click(within(question).getByRole('button', { name: 'Yes, remove it' }));
  expect(textOf(await within(question).findByRole('alert'))).toBe('Failed to remove the photo');
  await user.click(within(question).getByRole('button', { name: 'No, keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
