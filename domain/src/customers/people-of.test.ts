import { expect, test } from 'vitest';
import { peopleOf } from './people-of.ts';

const visit = (name: string, registrationPlate: string) => ({
  customer: { uid: null, name, email: '', phone: '+8801711222333' },
  vehicle: { registrationPlate } as never,
});

const told = (...visits: ReturnType<typeof visit>[]) =>
  peopleOf(visits).map((person) => `${person.name || '-'}: ${person.visits.length}`);

test.each([
  ['one person', [visit('Ayşe', '34 A 1'), visit('Ayşe', '34 A 2')], ['Ayşe: 2']],
  [
    'three who share a phone number',
    [
      visit('Ayşe', '34 A 1'),
      visit('Łukasz', 'K 78'),
      visit('Søren', 'K 77'),
      visit('Łukasz', 'K 1'),
    ],
    ['Ayşe: 1', 'Łukasz: 2', 'Søren: 1'],
  ],
  [
    'one name written in two ways, as it was written last',
    [visit('Łukasz', 'K 78'), visit('lukasz', 'K 78')],
    ['Łukasz: 2'],
  ],
  [
    'somebody without a name, who is booked under the plate',
    [visit('K 78', 'K 78'), visit('Ayşe', '34 A 1')],
    ['Ayşe: 1', '-: 1'],
  ],
  ['nobody', [], []],
])('%s', (_case, visits, people) => {
  expect(told(...visits)).toEqual(people);
});
