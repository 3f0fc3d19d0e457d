import { privateSettingsId } from '@carwash/domain/settings/settings-ids';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, madeCalls } from '~/testing/answers';
import type { StoredDocument } from '~/testing/fake-firestore';
import { admin } from '~/testing/people';
import { changeDocuments, renderScreen } from '~/testing/render-screen';
import { textOf } from '~/testing/text-of';
import SettingsPage from './settings-page';

const lengths = {
  isSetUp: true,
  spentSegments: 4,
  kinds: [{ kind: 'confirmation', segments: 2, sentLastMonth: 7 }],
};

const open = async (view: string, settings: StoredDocument[] = [], answers: Answers = {}) => {
  const opened = await renderScreen(<SettingsPage />, {
    path: `/dashboard/settings?${view}`,
    as: admin,
    documents: { settings },
    answers: { getTextLengths: () => lengths, ...answers },
  });
  await screen.findByRole('form');
  return { ...opened, save: () => opened.user.click(button('Save changes')) };
};

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.getByRole('button', { name });
const describedBy = (element: HTMLElement) =>
  textOf(document.getElementById(element.getAttribute('aria-describedby') ?? ''));

test('a desk note that is too long is told at its field', async () => {
  const { fill, save } = await open('private');
  await fill(field('Desk note'), 'x'.repeat(950));
  expect(describedBy(field('Desk note'))).toBe('50 characters left.');
  await fill(field('Desk note'), 'x'.repeat(1001));
  await save();
  await waitFor(() => expect(describedBy(field('Desk note'))).toMatch(/at most 1000 characters/));
  expect(madeCalls('updatePrivateSettings')).toEqual([]);
});

test('private settings keep what was typed when somebody else changes them or another tab is opened', async () => {
  const { user, fill } = await open('private');
  await fill(field('Legal name'), 'Corner Wash Ltd.');
  await changeDocuments({ settings: [{ _id: privateSettingsId, taxNumber: 'BIN 7' }] });
  await screen.findByText(/^The settings were changed elsewhere meanwhile/);
  expect(field('Tax number').value).toBe('BIN 7');
  await user.click(screen.getByRole('tab', { name: 'Public' }));
  await screen.findByLabelText('Phone');
  await user.click(screen.getByRole('tab', { name: 'Private' }));
  await waitFor(() => expect(field('Legal name').value).toBe('Corner Wash Ltd.'));
});

const kind = (name: string) => screen.getByRole('group', { name });

test('kinds of messages can be off, have lines of their own, and the address is checked', async () => {
  const { user, fill, save } = await open('messages');
  const moved = within(kind('To customers: Moved')).getByRole<HTMLInputElement>('switch');
  expect(moved.disabled).toBe(true);
  await user.click(within(kind('To customers: Reminder two hours before')).getByRole('switch'));
  await fill(field('Own line: Confirmation with receipt'), 'The gate is behind the house.');
  await fill(field('Email for the business'), 'nobody');
  await save();
  await waitFor(() =>
    expect(describedBy(field('Email for the business'))).toBe(
      'Email for the business must be a valid email address.',
    ),
  );
  expect(madeCalls('updateMessageSettings')).toEqual([]);
});

test('an own line that is too long is shown, also of a kind that is off', async () => {
  const { user, fill, save } = await open('messages');
  const isOn = within(kind('To customers: How was it')).getByRole('switch');
  await fill(field('Own line: How was it'), 'x'.repeat(201));
  await user.click(isOn);
  await save();
  await waitFor(() => expect(document.activeElement).toBe(field('Own line: How was it')));
  expect(madeCalls('updateMessageSettings')).toEqual([]);
  await fill(field('Own line: How was it'), '');
  expect(screen.queryByLabelText('Own line: How was it')).toBeNull();
  await user.click(isOn);
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();
});

test('text messages are switched on once price and budget are known', async () => {
  const { fill } = await open('messages');
  const on = await screen.findByRole<HTMLInputElement>('switch', { name: 'Send text messages' });
  screen.getByText('Enter price and budget first.');
  expect(on.disabled).toBe(true);
  await fill(field('Price of a segment'), '0.05');
  expect(on.disabled).toBe(true);
  await fill(field('Monthly budget'), '20');
  await screen.findByText(/^This month so far: \$0\.20 of text messages\./);
  await waitFor(() => expect(on.disabled).toBe(false));
  const costs = screen.getAllByRole('definition').map(textOf);
  expect(costs).toContainEqual(expect.stringMatching(/^2 segments, \$0\.10/));
});

test('stopping all sending says what that means', async () => {
  const { user } = await open('messages');
  await user.click(screen.getByRole('switch', { name: 'Stop all sending' }));
  await screen.findByText(/Nobody gets anything but the links that they ask for/);
});
