import type { HoursException } from '@carwash/domain/settings/opening-hours';
import { expect, test } from 'vitest';
import { type ClosureForm, checkClosureForm, closurePlan, emptyClosure } from './closure-form';

const today = '2026-11-26';
const bay = (_id: string) => ({ _id, name: _id, kind: 'bay', services: null, cleanUp: 0 }) as const;
const earlier: HoursException = { from: today, to: today, periods: [], note: 'Stocktaking' };
const closed = { bays: [bay('one'), bay('two')], closures: [], exceptions: [earlier] };

const form = (typed: Partial<ClosureForm>): ClosureForm => ({ ...emptyClosure(today), ...typed });
const planOf = (typed: Partial<ClosureForm>) => closurePlan(form(typed), closed, today);
const both = ['one', 'two'];

test('nothing is chosen at first, and without a choice nothing is closed', async () => {
  expect(form({}).bays).toEqual([]);
  expect(planOf({})).toBeNull();
  expect(await checkClosureForm(form({}), today)).toEqual({ bays: 'Choose at least one bay.' });
});

test.each<[string, Partial<ClosureForm>]>([
  ['one bay on a day', { bays: ['one'] }],
  ['all bays for some hours', { bays: both, when: 'hours', startTime: '12:00' }],
  ['one bay on several days', { bays: ['one'], when: 'days', to: '2026-11-28' }],
])('%s: a closure of bays', (_, typed) => {
  const { when, ...values } = form(typed);
  expect(planOf(typed)).toEqual({
    kind: 'bays',
    body: {
      ...values,
      startTime: values.startTime || null,
      endTime: null,
      preview: false,
    },
  });
});

test.each<[string, Partial<ClosureForm>, string]>([
  ['a day', { note: ' Eid ' }, today],
  ['several days', { when: 'days', to: '2026-11-28', note: 'Eid' }, '2026-11-28'],
  [
    'a day, whatever was typed for other choices',
    { to: '2026-11-30', startTime: '12:00', note: 'Eid' },
    today,
  ],
])('the whole shop on %s: an exception of its hours', (_, typed, to) => {
  expect(planOf({ ...typed, bays: both })).toEqual({
    kind: 'shop',
    from: today,
    to,
    exceptions: [earlier, { from: today, to, periods: [], note: 'Eid' }],
  });
});

test.each<[string, Partial<ClosureForm>, Partial<Record<keyof ClosureForm, string>>]>([
  ['no day', { from: '' }, { from: 'Day is required.' }],
  ['a day that is over', { from: '2026-11-25' }, { from: 'The day must not be in the past.' }],
  [
    'days that are over',
    { when: 'days', from: '2026-11-24', to: '2026-11-25' },
    { to: 'The last day must not be in the past.' },
  ],
  [
    'the last day before the first',
    { when: 'days', from: '2026-11-28', to: '2026-11-27' },
    { to: 'The last day must not be before the first.' },
  ],
  ['hours without a time', { when: 'hours' }, { startTime: 'Enter when it begins or ends.' }],
  [
    'hours that end before they begin',
    { when: 'hours', startTime: '14:00', endTime: '12:00' },
    { endTime: 'End time must be after start time.' },
  ],
])('%s is refused', async (_, typed, errors) => {
  expect(await checkClosureForm(form({ bays: ['one'], ...typed }), today)).toEqual(errors);
  expect(planOf({ bays: ['one'], ...typed })).toBeNull();
});
