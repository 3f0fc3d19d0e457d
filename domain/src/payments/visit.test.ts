import { describe, expect, test } from 'vitest';
import { object } from 'yup';
import { everywhere } from '../services/served-area.ts';
import {
  enteredVisitSchema,
  maxNoteLength,
  visitFields,
  visitFor,
  visitFormFields,
} from './visit.ts';

const ours = { location: 'business' } as const;
const theirs = { location: 'customer' } as const;

const isValid = (service: Parameters<typeof visitFields>[0], typed: object) =>
  object(visitFields(service, everywhere)).isValidSync(typed, { strict: true });

describe('the address', () => {
  test.each([
    ['where we come to', theirs, { address: '12 Lake Road' }, true],
    ['in any script', theirs, { address: '১২ লেক রোড, ঢাকা' }, true],
    ['where we come to, and nobody says where', theirs, {}, false],
    ['where we come to, empty', theirs, { address: '' }, false],
    ['where we come to, blank', theirs, { address: '   ' }, false],
    ['longer than a label', theirs, { address: 'x'.repeat(301) }, false],
    ['that turns the text around', theirs, { address: 'Lake \u202e Road' }, false],
    ['where they come to us', ours, {}, true],
    ['where they come to us, empty', ours, { address: '' }, true],
    ['that nobody needs', ours, { address: '12 Lake Road' }, false],
  ])('%s', (_case, service, typed, valid) => {
    expect(isValid(service, typed)).toBe(valid);
  });
});

describe('the note', () => {
  test.each([
    ['none', {}, true],
    ['empty', { note: '' }, true],
    ['of several lines', { note: 'Ring twice.\nBeware of the dog.' }, true],
    ['as long as it may be', { note: 'x'.repeat(maxNoteLength) }, true],
    ['longer', { note: 'x'.repeat(maxNoteLength + 1) }, false],
    ['that beeps', { note: '\u0007' }, false],
  ])('%s', (_case, typed, valid) => {
    expect(isValid(ours, typed)).toBe(valid);
  });
});

test('a form may hold an unneeded address, and requires a needed one', () => {
  const isFilledIn = (service: Parameters<typeof visitFields>[0], address: string) =>
    object(visitFormFields(service, everywhere)).isValidSync({ address, note: '' });
  expect(isFilledIn(ours, '12 Lake Road')).toBe(true);
  expect(isFilledIn(theirs, '12 Lake Road')).toBe(true);
  expect(isFilledIn(theirs, '')).toBe(false);
});

test('an address must be in one of the areas, for which the refusal is a help', () => {
  const schema = object(visitFields(theirs, ['Gulshan', '1213']));
  expect(schema.isValidSync({ address: '12 Lake Road, Gulshan' })).toBe(true);
  expect(schema.isValidSync({ address: 'Dhaka 1213' })).toBe(true);
  expect(() => schema.validateSync({ address: '12 Lake Road, Mirpur' })).toThrow(
    'We do not come to this address. We come to: Gulshan, 1213.',
  );
  expect(() => schema.validateSync({ address: '' })).toThrow('Address is required.');
  expect(object(visitFields(ours, ['Gulshan'])).isValidSync({ address: '' })).toBe(true);
});

test('an address is left out when the service is done at our place', () => {
  const typed = { address: ' 12 Lake Road ', note: ' Ring twice. ' };
  expect(visitFor(theirs, typed)).toEqual({ address: '12 Lake Road', note: 'Ring twice.' });
  expect(visitFor(ours, typed)).toEqual({ address: '', note: 'Ring twice.' });
  expect(visitFor(ours, {})).toEqual({ address: '', note: '' });
});

test('fields that are left out of a request are empty', () => {
  expect(enteredVisitSchema.cast({})).toEqual({ address: '', note: '' });
});
