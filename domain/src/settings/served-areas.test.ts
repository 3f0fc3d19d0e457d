import { expect, test } from 'vitest';
import { ValidationError } from 'yup';
import { publicSettingsSchema } from './public-settings.ts';

const schema = publicSettingsSchema.pick(['servedAreas']);

/** Returns what is wrong with areas, by entry. */
function faultsOf(servedAreas: unknown[]): Record<string, string> {
  try {
    schema.validateSync({ servedAreas }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

test.each<[string, unknown[], Record<string, string>]>([
  ['none', [], {}],
  ['a place and a postcode', ['Gulshan 2', '১২১৩'], {}],
  ['a sign', ['Gulshan', '-'], { 'servedAreas[1]': 'Area must have a letter or a digit.' }],
  ['nothing', [''], { 'servedAreas[0]': 'Area is required.' }],
  ['one twice', ['Banani', 'Banani'], { 'servedAreas[1]': 'Area is there twice.' }],
  ['one in capitals', ['Banani', 'BANANI'], { 'servedAreas[1]': 'Area is there twice.' }],
  [
    'one with another sign',
    ['Gulshan-2', 'Gulshan 2'],
    { 'servedAreas[1]': 'Area is there twice.' },
  ],
  ['a postcode in other digits', ['1213', '১২১৩'], { 'servedAreas[1]': 'Area is there twice.' }],
  [
    'signs only',
    ['-', '--'],
    {
      'servedAreas[0]': 'Area must have a letter or a digit.',
      'servedAreas[1]': 'Area must have a letter or a digit.',
    },
  ],
])('areas with %s', (_, servedAreas, faults) => {
  expect(faultsOf(servedAreas)).toEqual(faults);
});
