import { legalTemplate as templateOf } from '@carwash/domain/own-data/legal-templates';
import {
  type LegalTextName,
  legalSettingsOf,
  legalSettingsSchema,
} from '@carwash/domain/settings/legal-settings';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import {
  defaultRetention,
  type RetentionName,
  retentionNames,
} from '@carwash/domain/settings/retention';
import { expect, test } from 'vitest';
import { unsetSettings } from '~/lib/settings/settings';
import { legalBlocks } from './legal-blocks';

const settings = {
  ...unsetSettings,
  name: 'Corner Wash',
  cancellationHours: 12,
  refundDays: 1,
  refundNote: 'Some banks take longer.',
};

const legalTemplate = (name: LegalTextName, of: PublicSettings) =>
  templateOf(name, of, defaultRetention);

test('both templates can be saved as a text of the business', () => {
  const [privacy, terms] = [legalTemplate('privacy', settings), legalTemplate('terms', settings)];
  const legal = legalSettingsOf({ _id: 'legal', privacy, terms });
  expect(legalSettingsSchema.validateSync(legal, { strict: true })).toEqual(legal);
});

test('the terms follow the settings', () => {
  const text = legalTemplate('terms', settings);
  expect(text).toContain('Corner Wash\n');
  expect(text).toContain('free of charge until 12 hours before it starts.');
  expect(text).toContain('within 1 working day. What was paid in cash');
  expect(text).toContain('Some banks take longer.');
  const always = legalTemplate('terms', { ...settings, cancellationHours: 0 });
  expect(always).toContain('free of charge until it starts.');
});

test.each([
  'mail provider',
  'text message service',
  'Google, Apple, Mozilla or Microsoft',
  'reCAPTCHA',
  'damage',
  'waitlist',
  'Notes of our staff',
  'each device',
  'Without an account, ask at our desk',
  '12 days after the visit',
])('the privacy notice names %s', (part) => {
  expect(legalTemplate('privacy', { ...settings, photoDays: 12 })).toContain(part);
});

test.each(['privacy', 'terms'] as const)('%s has headings, each with a text', (name) => {
  const blocks = legalBlocks(legalTemplate(name, settings));
  const headings = blocks.filter(({ kind }) => kind === 'heading');
  expect(headings.length).toBeGreaterThan(5);
  expect(blocks.at(0)?.kind).toBe('heading');
  expect(blocks.at(-1)?.kind).toBe('paragraph');
});

test('the privacy notice follows each retention time', () => {
  const retention = {
    bookingMonths: 31,
    walkInMonths: 32,
    paymentYears: 7,
    receiptYears: 8,
    noteMonths: 13,
    messageMonths: 14,
  };
  const text = templateOf('privacy', settings, retention);
  const told: Record<RetentionName, string> = {
    bookingMonths: 'Bookings: 31 months after the visit',
    walkInMonths: '32 months if you booked without an account',
    paymentYears: 'Payments: 7 years after they began',
    receiptYears: 'Receipts: 8 years after the money moved',
    noteMonths: 'Notes of our staff: 13 months after they were last changed',
    messageMonths: 'Messages: 14 months after they were written',
  };
  expect(retentionNames.filter((name) => !text.includes(told[name]))).toEqual([]);
});
