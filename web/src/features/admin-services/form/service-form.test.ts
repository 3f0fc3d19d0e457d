import { describe, expect, test } from 'vitest';
import { changedFields } from '~/lib/forms/form-changes';
import {
  emptyServiceForm,
  newServiceOf,
  type ServiceForm,
  serviceForm,
  serviceUpdate,
} from './service-form';

const form: ServiceForm = {
  image: '/pictures/foam-wash.svg',
  name: 'Foam Wash',
  category: 'basicWash',
  description: 'Foam, rinse, dry.',
  price: 49.9,
  duration: 45,
  startsEvery: '',
  vatPercent: '',
  benefits: ['Warm-air drying', 'Wheels'],
  suitableFor: ['car'],
  keywords: [''],
  asksVehicleDetails: false,
  location: 'business',
  pictures: [],
  sizePrices: [],
  isPaused: false,
};

const single = {
  id: '/pictures/b.webp 1',
  isPair: false,
  imageBefore: '',
  image: '/pictures/b.webp',
  caption: 'A wheel',
};
const pair = { ...single, id: '/pictures/b.webp 2', isPair: true, imageBefore: '/pictures/a.webp' };

describe('check', () => {
  test('a complete form has no errors', async () => {
    expect(await serviceForm.check(form)).toEqual({});
  });

  test('an empty form has an error at every field', async () => {
    expect(await serviceForm.check(emptyServiceForm)).toEqual({
      image: 'An image is required',
      name: 'Name is required.',
      category: 'Category is required.',
      description: 'Description is required.',
      price: 'Price is required.',
      duration: 'Duration is required.',
      benefits: ['Benefit is required.'],
      suitableFor: 'Vehicle type is required.',
    });
  });

  test.each<[string, Partial<ServiceForm>, object]>([
    ['a price of nothing', { price: 0 }, {}],
    ['a price below', { price: -0.01 }, { price: 'Price must be 0 or more.' }],
    ['thirds of a cent', { price: 9.999 }, { price: 'Price must have at most two decimals.' }],
    ['no time at all', { duration: 0 }, { duration: 'Duration must be at least 5 minutes.' }],
    ['the shortest time', { duration: 5, startsEvery: 30 }, {}],
    [
      'half a minute more',
      { duration: 5.5 },
      { duration: 'Duration must be a whole number of minutes.' },
    ],
    ['empty entries at the end', { benefits: ['Dry', '', ' '] }, {}],
    [
      'an empty entry between',
      { benefits: ['Dry', '', 'Wheels'] },
      { benefits: [undefined, 'Benefit is required.'] },
    ],
    [
      'an entry twice',
      { benefits: ['Dry', 'Wheels', ' Dry'] },
      { benefits: [undefined, undefined, 'This is in the list already.'] },
    ],
    ['keywords in two languages', { keywords: ['seat cleaning', 'ধোয়া', ''] }, {}],
    [
      'a keyword twice',
      { keywords: ['wash', 'wash'] },
      { keywords: [undefined, 'This is in the list already.'] },
    ],
    [
      'a long keyword',
      { keywords: ['x'.repeat(41)] },
      { keywords: ['Keyword must be at most 40 characters.'] },
    ],
    ['a picture and a pair', { pictures: [single, pair] }, {}],
    [
      'a picture without anything',
      { pictures: [single, { ...single, image: '', caption: ' ' }] },
      {
        pictures: [undefined, { image: 'A picture is required.', caption: 'Caption is required.' }],
      },
    ],
    [
      'half a pair',
      { pictures: [{ ...pair, imageBefore: '' }] },
      { pictures: [{ imageBefore: 'A picture is required.' }] },
    ],
  ])('%s', async (_, typed, errors) => {
    expect(await serviceForm.check({ ...form, ...typed })).toEqual(errors);
  });
});

describe('differences that count as a change', () => {
  test.each<[string, Partial<ServiceForm>, Partial<ServiceForm>]>([
    ['nothing', {}, {}],
    ['spaces around', { name: ' Foam Wash', benefits: ['Warm-air drying ', 'Wheels'] }, {}],
    ['empty entries at the end', { benefits: ['Warm-air drying', 'Wheels', '', ''] }, {}],
    ['empty keywords', { keywords: ['', ' '] }, {}],
    ['a keyword', { keywords: ['seat'] }, { keywords: ['seat'] }],
    ['a cleared price', { price: '' }, { price: '' }],
    [
      'another order',
      { benefits: ['Wheels', 'Warm-air drying'] },
      { benefits: ['Wheels', 'Warm-air drying'] },
    ],
    ['a picture', { pictures: [single] }, { pictures: [single] }],
  ])('%s', (_, typed, changes) => {
    expect(changedFields({ ...form, ...typed }, form, serviceForm.toComparable)).toEqual(changes);
  });
});

test('the request for a new service leaves out spaces and empty entries', () => {
  const typed = { ...form, name: ' Foam Wash ', benefits: ['Dry ', ''] };
  expect(newServiceOf(typed)).toEqual({
    ...form,
    benefits: ['Dry'],
    keywords: [],
    startsEvery: null,
    vatPercent: null,
  });
  expect(newServiceOf({ ...form, startsEvery: 30 })).toMatchObject({ startsEvery: 30 });
});

test('another order of pictures is a change, but other ids or spaces around a caption are not', () => {
  const saved = { ...form, pictures: [single, pair] };
  const typed = { ...form, pictures: [{ ...single, id: 'new', caption: ' A wheel ' }, pair] };
  expect(changedFields(typed, saved, serviceForm.toComparable)).toEqual({});
  expect(serviceUpdate({ typed: { ...form, pictures: [pair, single] }, before: saved })).toEqual({
    pictures: [
      { imageBefore: '/pictures/a.webp', image: '/pictures/b.webp', caption: 'A wheel' },
      { image: '/pictures/b.webp', caption: 'A wheel' },
    ],
    seen: {
      pictures: [
        { image: '/pictures/b.webp', caption: 'A wheel' },
        { imageBefore: '/pictures/a.webp', image: '/pictures/b.webp', caption: 'A wheel' },
      ],
    },
  });
});

test('another order of vehicle types is no change', () => {
  const saved = { ...form, suitableFor: ['van', 'car'] };
  const typed = { ...form, suitableFor: ['car', 'van'] };
  expect(changedFields(typed, saved, serviceForm.toComparable)).toEqual({});
});

test('the request for an update has only the changes', () => {
  const typed: ServiceForm = { ...form, price: 55, suitableFor: ['van', 'car'] };
  expect(serviceUpdate({ typed, before: form })).toEqual({
    price: 55,
    suitableFor: ['van', 'car'],
    seen: { suitableFor: ['car'] },
  });
});

test('an empty list is sent as seen without the blank entry that the form starts with', () => {
  const before = { ...form, benefits: [''] };
  expect(serviceUpdate({ typed: { ...form, benefits: ['Dry'] }, before })).toEqual({
    benefits: ['Dry'],
    seen: { benefits: [] },
  });
});
