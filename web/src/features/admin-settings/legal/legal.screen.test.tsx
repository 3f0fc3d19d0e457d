import { legalSettingsOf } from '@carwash/domain/settings/legal-settings';
import { legalSettingsId } from '@carwash/domain/settings/settings-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { madeCalls } from '~/testing/answers';
import { admin } from '~/testing/people';
import { renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import SettingsPage from '../settings-page';

const open = async () => {
  const opened = await renderScreen(<SettingsPage />, {
    path: '/dashboard/settings?legal',
    as: admin,
    documents: { settings: [{ _id: legalSettingsId, messageMonths: 6 }] },
    answers: {
      updateLegalSettings: () => legalSettingsOf({ _id: legalSettingsId, walkInMonths: 18 }),
    },
  });
  await screen.findByRole('form');
  return opened;
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const describedBy = (element: HTMLElement) =>
  textOf(document.getElementById(element.getAttribute('aria-describedby') ?? ''));

test('retention times have their defaults, and a wrong one is told at its field', async () => {
  const { user, fill } = await open();
  expect([field('Bookings').value, field('Messages').value]).toEqual(['36', '6']);
  await fill(field('Walk-ins'), '11');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(describedBy(field('Walk-ins'))).toBe('Walk-ins must be at least 12.'));
  expect(madeCalls('updateLegalSettings')).toEqual([]);
  await fill(field('Walk-ins'), '18');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(madeCalls('updateLegalSettings')).toMatchObject([{ body: { walkInMonths: 18 } }]),
  );
});

test('a notice that is started from our own text says the times that are typed', async () => {
  const { user, fill } = await open();
  await fill(field('Walk-ins'), '18');
  const notice = screen.getByRole('heading', { name: 'Privacy notice' }).closest('section');
  if (!notice) throw new Error('There is no section of the privacy notice');
  await user.click(within(notice).getByRole('button', { name: 'Start from our text' }));
  expect(field('Privacy notice').value).toContain('18 months if you booked without an account');
  expect(field('Privacy notice').value).toContain('Messages: 6 months');
});
