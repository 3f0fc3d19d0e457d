import { firstBay } from '@carwash/domain/days/roster';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { expect, test } from 'vitest';
import { type BusinessFacts, listFirstSteps } from './list-first-steps';

const { name, address, phone, email, hours } = defaultSettings;
const details = { _id: 'public', name, address, phone, email };
const nothing: BusinessFacts = {
  settings: null,
  bays: [firstBay],
  hasServices: false,
  hasTimes: false,
  hasBookings: false,
  hasTaxNumber: false,
  hasColleagues: false,
  hasPin: false,
  hasClosed: false,
  hasSentMessage: false,
  hasCardPayment: false,
};

const two = [firstBay, { ...firstBay, _id: 'bay-2', name: 'Bay 2' }];

const left = (facts: Partial<BusinessFacts>) =>
  listFirstSteps({ ...nothing, ...facts })
    .filter(({ isDone }) => !isDone)
    .map(({ title }) => title);

const all = [
  'Business details',
  'Opening hours',
  'Bays',
  'Services',
  'Times to book',
  'Tax number',
  'Staff',
  'PIN',
  'Cash in the till',
  'Messages',
  'Card payments',
  'First booking',
];
const but = (...done: string[]) => all.filter((title) => !done.includes(title));

test.each<[string, Partial<BusinessFacts>, string[]]>([
  ['nothing', {}, all],
  ['some details', { settings: { _id: 'public', name, phone } }, all],
  ['all details', { settings: details }, but('Business details')],
  ['hours', { settings: { _id: 'public', hours } }, but('Opening hours')],
  ['two bays', { bays: two }, but('Bays')],
  ['a bay of another name', { bays: [{ ...firstBay, name: 'Lift' }] }, but('Bays')],
  ['a service', { hasServices: true }, but('Services')],
  [
    'times, by whatever hours',
    { hasServices: true, hasTimes: true },
    but('Opening hours', 'Services', 'Times to book'),
  ],
  ['a tax number', { hasTaxNumber: true }, but('Tax number')],
  ['colleagues', { hasColleagues: true }, but('Staff')],
  ['a PIN', { hasPin: true }, but('PIN')],
  ['a till that was counted', { hasClosed: true }, but('Cash in the till')],
  ['a message that was sent', { hasSentMessage: true }, but('Messages')],
  ['a payment by card', { hasCardPayment: true }, but('Card payments')],
  [
    'everything',
    {
      settings: details,
      bays: two,
      hasServices: true,
      hasTimes: true,
      hasBookings: true,
      hasTaxNumber: true,
      hasColleagues: true,
      hasPin: true,
      hasClosed: true,
      hasSentMessage: true,
      hasCardPayment: true,
    },
    [],
  ],
])('open steps with %s', (_case, facts, titles) => {
  expect(left(facts)).toEqual(titles);
});
