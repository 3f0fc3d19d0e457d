import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, madeCalls, refused } from '~/testing/answers';
import { customer } from '~/testing/people';
import { profileOf } from '~/testing/records';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import EditProfilePage from './edit-profile-page';

const profile = profileOf(customer);

async function openForm(answers: Answers = {}) {
  const opened = await renderScreen(<EditProfilePage />, {
    path: '/dashboard/edit-profile',
    as: customer,
    documents: { users: [profile] },
    answers,
  });
  await screen.findByRole('form', { name: 'Your profile' });
  return opened;
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });

test('there is something to save only while something differs, and leaving asks nothing otherwise', async () => {
  const { user, fill, address } = await openForm();
  expect(field('Email').disabled).toBe(true);
  expect(field('Email').value).toBe(customer.email);
  expect(save().disabled).toBe(true);
  await fill(field('Address (optional)'), '2 Test Road');
  expect(save().disabled).toBe(false);
  await fill(field('Address (optional)'), '1 Test Road');
  expect(save().disabled).toBe(true);
  await fill(field('Address (optional)'), '  1 Test Road ');
  expect(save().disabled).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/dashboard/profile'));
});

test('a change is saved once and told, and the form holds what the server made of it', async () => {
  const { user, fill } = await openForm({
    updateProfile: ({ body }) => ({ ...profile, ...Object(body) }),
  });
  await fill(field('Name'), '  Rahima Khan ');
  await user.dblClick(save());
  await screen.findByText('Profile updated successfully');
  expect(madeCalls('updateProfile').map(({ body }) => body)).toEqual([{ name: 'Rahima Khan' }]);
  expect(field('Name').value).toBe('Rahima Khan');
  expect(save().disabled).toBe(true);
});

test('errors of the form and of the server stand at their fields, which get the focus', async () => {
  const refusal = [{ path: 'phone', message: 'This number is not in service.' }];
  const { user, fill } = await openForm({
    updateProfile: () => refused('bad_input', 'Bad input', refusal),
  });
  await fill(field('Name'), '   ');
  await user.click(save());
  await screen.findByText('Name is required.');
  expect(document.activeElement).toBe(field('Name'));
  expect(madeCalls()).toEqual([]);

  await fill(field('Name'), 'Rahima');
  await fill(field('Phone'), '01899999999');
  await user.click(save());
  await screen.findByText('This number is not in service.');
  await waitFor(() => expect(document.activeElement).toBe(field('Phone')));
});

test('a save that fails is told and keeps what was typed', async () => {
  const { user, fill } = await openForm({ updateProfile: () => refused('internal') });
  await fill(field('Address (optional)'), '4 Test Road');
  await user.click(save());
  await screen.findByText('Failed to update profile');
  expect(field('Address (optional)').value).toBe('4 Test Road');
  expect(save().disabled).toBe(false);
});

test('a change elsewhere reaches the fields that nobody has typed into', async () => {
  const { fill } = await openForm();
  await fill(field('Phone'), '01844444444');
  await changeDocuments({
    users: [{ ...profile, phone: '+8801855555555', address: '6 Test Road' }],
  });
  await waitFor(() => expect(field('Address (optional)').value).toBe('6 Test Road'));
  expect(field('Phone').value).toBe('01844444444');
});

test('what was typed and not saved is there again when the form is opened again', async () => {
  const { fill } = await openForm();
  await fill(field('Address (optional)'), '5 Test Road');
  cleanup();
  await openForm();
  screen.getByText('Here are the changes that you had not saved yet.');
  expect(field('Address (optional)').value).toBe('5 Test Road');
  expect(save().disabled).toBe(false);
});

test('a file that cannot become a photo is refused before it is sent', async () => {
  const { user } = await openForm();
  const photo = screen.getByLabelText<HTMLInputElement>('Photo');
  screen.getByText('JPEG, PNG, WebP, AVIF or HEIC, up to 50 MB.');
  await user.upload(photo, new File(['GIF89a'], 'a.gif', { type: 'image/gif' }));
  await screen.findByText(/choose a picture/);
  await user.upload(
    photo,
    new File([new Uint8Array(60 * 1024 * 1024)], 'a.jpg', { type: 'image/jpeg' }),
  );
  await screen.findByText(/^This picture has 60 MB\./);
  expect(save().disabled).toBe(true);
  expect(madeCalls()).toEqual([]);
});

test('a profile that cannot be loaded can be asked for again, and one that is gone says so', async () => {
  const { user } = await renderScreen(<EditProfilePage />, {
    path: '/dashboard/edit-profile',
    as: customer,
    documents: { users: 'failed' },
  });
  await screen.findByText('Your profile could not be loaded.');
  await changeDocuments({ users: [] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('This profile does not exist any more.');
});
